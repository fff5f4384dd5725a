// A Koa route that reads the same JSON and answers with next to nothing: what a request costs before anybody judges it.
import Router from "@koa/router";
import parseBody from "co-body";
import Koa from "koa";

const router = new Router();
router.get("/healthz", (ctx) => {
  ctx.body = { ok: true };
});
router.post("/api/classifier/evaluate", async (ctx) => {
  const body: { content_text: string } = await parseBody.json(ctx, { strict: true });
  ctx.body = { length: body.content_text.length };
});
const app = new Koa();
app.use(router.routes());
app.listen(Number(process.env["PORT"]), "127.0.0.1");
