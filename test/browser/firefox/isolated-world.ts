import type { Page } from 'puppeteer-core';
import { type BrowserElement, inChrome } from './chrome-scope.ts';
import type { Firefox } from './launch.ts';

/** How the browser's window talks to a script in the process of a page. */
interface MessageManager {
  addMessageListener(name: string, hear: (message: { data: Reply }) => void): void;
  removeMessageListener(name: string, hear: (message: { data: Reply }) => void): void;
  loadFrameScript(url: string, isForLater: boolean): void;
}
type Reply = { json: string } | { problem: string };

/** What Puppeteer knows a page's context by. */
const contextOf = (page: Page): string => (page.mainFrame() as unknown as { _id: string })._id;

/** Runs in the page's process with the browser's own rights: no script of the page sees it, and it sees closed roots. */
function script(name: string, frame: string, expression: string): string {
  return `{
    let reply;
    try {
      const inside = ${JSON.stringify(frame)};
      const window = inside ? [...content.document.querySelectorAll('iframe')].find((frame) => frame.name === inside).contentWindow : content;
      const principal = Services.scriptSecurityManager.getSystemPrincipal();
      const sandbox = Cu.Sandbox(principal, { sandboxPrototype: window });
      sandbox.chrome = Cu.cloneInto({ dom: { openOrClosedShadowRoot: (element) => element.openOrClosedShadowRoot } }, sandbox, { cloneFunctions: true });
      reply = { json: Cu.evalInSandbox(${JSON.stringify(`JSON.stringify(${expression})`)}, sandbox) };
    } catch (problem) {
      reply = { problem: String(problem) };
    }
    sendAsyncMessage(${JSON.stringify(name)}, reply);
  }`;
}

/**
 * Runs a function where closed shadow roots open, in a page or one of its frames of the same site, so a test sees what
 * was drawn. It travels as text: it sees its argument and the page.
 * @param frame the frame's name; empty for the page itself
 */
export async function inOurWorld<Arg, Result>(
  { send }: Firefox,
  page: Page,
  run: (arg: Arg) => Result,
  arg: Arg,
  frame = '',
): Promise<Result> {
  const name = `sightline-test-${Math.random()}`;
  const code = script(name, frame, `(${run.toString()})(${JSON.stringify(arg)})`);
  const reply = await inChrome(
    send,
    ({ ChromeUtils }, context, name, code) => {
      const { NavigableManager } = ChromeUtils.importESModule(
        'chrome://remote/content/shared/NavigableManager.sys.mjs',
      );
      const browser = NavigableManager.getBrowserById(context) as
        | (BrowserElement & { messageManager: MessageManager })
        | null;
      if (!browser) return { problem: 'no such tab' };
      return new Promise<Reply>((resolve) => {
        const hear = ({ data }: { data: Reply }) => {
          browser.messageManager.removeMessageListener(name, hear);
          resolve(data);
        };
        browser.messageManager.addMessageListener(name, hear);
        browser.messageManager.loadFrameScript(
          `data:application/javascript;charset=utf-8,${encodeURIComponent(code)}`,
          false,
        );
      });
    },
    contextOf(page),
    name,
    code,
  );
  if ('problem' in reply) throw new Error(reply.problem);
  return JSON.parse(reply.json) as Result;
}
