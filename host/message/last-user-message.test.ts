import { expect, test } from "vitest";
import type { ChatMessage } from "../../schemas/http/chat.ts";
import { lastUserMessage } from "./last-user-message.ts";

const turn = (role: ChatMessage["role"], content: ChatMessage["content"]): ChatMessage => ({
  role,
  content,
});

test("the last run of user turns is one message, and an answer that said something ends it", () => {
  const messages = [
    turn("user", "Hello"),
    turn("assistant", "Yes?"),
    turn("user", "They took my passport"),
    turn("user", "and my pay"),
  ];
  expect(lastUserMessage(messages)).toEqual({
    from: 2,
    text: "They took my passport\n\nand my pay",
    images: [],
  });
});

test("system turns, empty answers and what stands behind the last user turn end nothing", () => {
  const messages = [
    turn("system", "Be kind"),
    turn("user", "They took my passport"),
    turn("assistant", ""),
    turn("system", "Be brief"),
    turn("user", "and my pay"),
    turn("assistant", "I see"),
  ];
  expect(lastUserMessage(messages)).toMatchObject({
    from: 1,
    text: "They took my passport\n\nand my pay",
  });
});

test("images are told apart from the text, in their order", () => {
  const image = (name: string) => ({ type: "image" as const, image: name });
  const messages = [
    turn("user", [image("one"), { type: "text", text: "Is this real?" }]),
    turn("user", [image("two")]),
  ];
  expect(lastUserMessage(messages)).toMatchObject({
    text: "Is this real?\n\n",
    images: [image("one"), image("two")],
  });
});

test("where no user speaks there is none", () => {
  expect(lastUserMessage([turn("system", "Be kind"), turn("assistant", "Yes?")])).toBeNull();
});
