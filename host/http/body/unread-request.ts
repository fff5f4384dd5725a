import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { AppError } from "../answering/errors.ts";

// As in listen.ts.
const { STATUS_CODES } = process.getBuiltinModule("node:http");

/** Milliseconds that who was refused may take to read why, and to end what is still being sent. */
const FAREWELL_MS = 2_000;

/** What a connection fails with whose client has left. */
const GONE: ReadonlySet<string> = new Set(["ECONNRESET", "ECONNABORTED", "EPIPE"]);

/** Answers `{ detail }` where a request cannot be read and so never reaches a route, and ends its connection; nothing happens where there is none any more. */
export function refuseUnread(server: Server): void {
  const pending = new WeakMap<Duplex, ServerResponse>();
  const behind = new WeakSet<ServerResponse>();
  server.prependListener("request", ({ socket }, response) => pending.set(socket, response));
  const refuse = (socket: Duplex, refusal: AppError): void => {
    const response = pending.get(socket);
    const isDone = response?.writableFinished ?? true;
    // It stands behind a request that was read whole: that one is answered first, as answers have no names.
    if (!isDone && response?.req.complete) {
      if (!behind.has(response)) response.once("close", () => answer(socket, refusal));
      behind.add(response);
    } else if (isDone || response?.headersSent === false) answer(socket, refusal);
    else socket.destroy();
  };
  server.on("clientError", (error: Error & { code?: string; reason?: string }, socket) => {
    // Nobody is there to be told; whatever is still worked on for them ends with the connection.
    if (GONE.has(error.code ?? "")) socket.destroy();
    else refuse(socket, refusalOf(error));
  });
  server.on("connect", (_request, socket) => {
    // From here on Node hears no more of the connection, so its end would be a bug of nobody's.
    socket.on("error", () => socket.destroy());
    refuse(socket, new AppError("HTTP_INVALID", "CONNECT asks for a tunnel, and none is opened"));
  });
  server.on("checkExpectation", (_request, response) =>
    answerAt(response, new AppError("EXPECTATION_UNKNOWN")),
  );
}

/** Refuses a request that does not say whom it is to: it names no host, as HTTP/1.1 has to, or several, or its target is no address (RFC 9112, 3.2); says whether it did. */
export function refuseUnaddressed(request: IncomingMessage, response: ServerResponse): boolean {
  const reason = addressProblem(request);
  if (reason !== null) answerAt(response, new AppError("HTTP_INVALID", reason));
  return reason !== null;
}

function addressProblem({ headersDistinct, httpVersion, url = "" }: IncomingMessage) {
  const hosts = headersDistinct["host"]?.length ?? 0;
  if (hosts === 0 && httpVersion === "1.1") return "it has no Host header";
  if (hosts > 1) return "it has several Host headers";
  const isAddress = /^[/*]/.test(url) || (/^https?:/i.test(url) && URL.canParse(url));
  return isAddress ? null : "its target is neither a path nor an http address";
}

function refusalOf({ code, reason }: { code?: string; reason?: string }): AppError {
  if (code === "HPE_HEADER_OVERFLOW") return new AppError("HEADERS_TOO_LARGE");
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return new AppError("REQUEST_TIMEOUT");
  // Sentences of the parser: they repeat nothing of the request.
  return new AppError("HTTP_INVALID", reason ?? "it cannot be read");
}

function answerAt(response: ServerResponse, { status, message }: AppError): void {
  const body = JSON.stringify({ detail: message });
  response.writeHead(status, headersOf(body)).end(body);
  response.req.resume();
}

function answer(socket: Duplex, { status, message }: AppError): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ detail: message });
  const headers = Object.entries(headersOf(body)).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join("")}\r\n${body}`);
  // Cut off at once, who is still sending would never see the answer.
  setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
}

function headersOf(body: string): Record<string, string> {
  return {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(body)),
    Connection: "close",
  };
}
