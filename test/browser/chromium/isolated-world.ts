import type { CDPSession, Frame, Page } from '@playwright/test';
import { EXTENSION_ID } from './extension.ts';

const isPage = (target: Page | Frame): target is Page => 'bringToFront' in target;

/** The contexts in which scripts of the extension run, with the name of their frame; that of the main frame is empty.
 * After a reload of the extension the worlds of the version before are still there, and have no name. */
async function worldsIn(session: CDPSession): Promise<{ id: number; name: unknown }[]> {
  const ids: number[] = [];
  session.on('Runtime.executionContextCreated', ({ context }) => {
    if (context.origin === `chrome-extension://${EXTENSION_ID}` && context.auxData?.type === 'isolated') {
      ids.push(context.id);
    }
  });
  await session.send('Runtime.enable');
  return Promise.all(
    ids.map(async (id) => {
      const { result } = await session.send('Runtime.evaluate', {
        contextId: id,
        expression: 'chrome.runtime?.id ? (self === top ? "" : name) : null',
      });
      return { id, name: result.value };
    }),
  );
}

/**
 * Runs a function where the extension's scripts run in a page: there `chrome.dom` opens closed roots, so a test sees
 * what was drawn in the very moment, and the page knows nothing of it. Undefined where no script of ours is.
 */
export async function inOurWorld<Arg, Result>(
  target: Page | Frame,
  run: ((arg: Arg) => Result | Promise<Result>) | string,
  arg: Arg,
): Promise<Result | undefined> {
  const page = isPage(target) ? target : target.page();
  const frame = isPage(target) ? target.mainFrame() : target;
  // A frame of another site has its own process and session; others are found in the page's.
  const session = await page
    .context()
    .newCDPSession(frame)
    .catch(() => page.context().newCDPSession(page));
  try {
    const world = (await worldsIn(session)).find(({ name }) => name === frame.name());
    if (!world) return undefined;
    const { result, exceptionDetails } = await session.send('Runtime.callFunctionOn', {
      executionContextId: world.id,
      functionDeclaration: run.toString(),
      arguments: [{ value: arg }],
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  } finally {
    await session.detach();
  }
}
