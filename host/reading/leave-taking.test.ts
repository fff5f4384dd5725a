import { expect, test } from "vitest";
import { foldText } from "../matching/folding/fold.ts";
import { snapshotOf } from "../knowledge/snapshot.ts";
import { readMessage } from "./read.ts";

const isLeaveTaking = (text: string) =>
  readMessage(text, foldText(text), snapshotOf([])).topics.has("leave_taking");

test.for([
  "Cửa hàng yêu cầu tôi ở lại đến 11 giờ",
  "Khách hàng yêu cầu em ký",
  "nhà hàng ở Osaka yêu cầu bằng tiếng Nhật",
  "I will jump ship at Singapore and look for other work",
  "can we hang towels out of the window",
  "boleh gantung gorden di jendela kamar?",
  "她跳槽去珠海了",
  "我们要跳槽，这边窗口几点开",
  "jump to the next song",
  "je suis en train de sauter un repas sur deux",
])("who changes jobs, hangs things up or is asked by a shop takes no leave of life: %s", (text) => {
  expect(isLeaveTaking(text)).toBe(false);
});

test.for([
  "I am on the rooftop and want to jump",
  "em muốn nhảy từ sân thượng",
  "aku mau lompat dari jembatan",
  "我在天台想跳下去",
  "tatalon ako sa balcony",
  "хочу прыгнуть с моста, уже прыгну с балкона",
  "quiero tirarme del puente",
  "I'm going to jump overboard tonight",
])("who stands at a height and wants to jump does: %s", (text) => {
  expect(isLeaveTaking(text)).toBe(true);
});
