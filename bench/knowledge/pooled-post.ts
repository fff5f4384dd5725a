import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";

/** What a proxy before the service holds open. */
const CONNECTIONS = 64;

/** What came back. */
export interface Reply {
  readonly status: number;
  readonly text: string;
}

/** Sends JSON bodies over a bounded pool of open connections, as a proxy does. `fetch` opens one more for every request that finds none idle, and a busy host takes one new connection in each turn of its event loop, so that hundreds of them at once wait for seconds before they are read. */
export function pooledPost(url: string): (body: object) => Promise<Reply> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const send = (json: string): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const headers = { "content-type": "application/json" };
      const sent = request(url, { agent, method: "POST", headers }, (reply) => {
        const { statusCode: status = 0 } = reply;
        resolve(text(reply).then((body) => ({ status, text: body })));
      });
      sent.once("error", (error) => {
        // The host closed an idle connection just when it was used again.
        if (sent.reusedSocket) resolve(send(json));
        else reject(error);
      });
      sent.end(json);
    });
  return (body) => send(JSON.stringify(body));
}
