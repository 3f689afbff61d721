import type { Browser } from 'puppeteer-core';

/** Sends one WebDriver BiDi command and returns its result. */
export type Send = <Result>(method: string, params: object) => Promise<Result>;

/** Puppeteer's own connection. Its pages do not reach popups and frames of an extension; single commands do. */
interface WithConnection {
  connection: { send: (method: string, params: object) => Promise<{ result: unknown }> };
}

/** The way to send commands of which Puppeteer knows nothing. */
export function sendTo(browser: Browser): Send {
  const { connection } = browser as unknown as WithConnection;
  return async <Result>(method: string, params: object) => (await connection.send(method, params)).result as Result;
}

/** One browsing context in the answer of `browsingContext.getTree`. */
export interface ContextInfo {
  context: string;
  url: string;
  children: ContextInfo[] | null;
}

interface Evaluated {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** Runs an expression in a context and returns its value; what JSON cannot hold is lost. */
export async function evaluateIn(send: Send, context: string, expression: string): Promise<unknown> {
  const reply = await send<Evaluated>('script.evaluate', {
    // BiDi's own way to serialise an object is a tree of typed nodes; a text of JSON is simpler to read.
    expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
    target: { context },
    awaitPromise: true,
  });
  if (reply.type === 'exception') throw new Error(reply.exceptionDetails?.text ?? 'the script threw');
  return JSON.parse(reply.result?.value ?? 'null');
}
