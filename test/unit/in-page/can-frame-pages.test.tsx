import { expect, test } from 'vitest';
import { canFramePages } from '@/entrypoints/gesture/can-frame-pages';

/** The window of a new frame in a window. */
async function frameIn(view: Window, sandbox: string | null): Promise<Window> {
  const frame = view.document.createElement('iframe');
  if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
  frame.srcdoc = '<p>jane@example.com</p>';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  view.document.body.append(frame);
  await loaded;
  if (!frame.contentWindow) throw new Error('no window');
  return frame.contentWindow;
}

test.each([
  ['without a sandbox', null, true],
  ['in one with scripts', 'allow-scripts allow-same-origin', true],
  ['in one without scripts, as mail clients have it', 'allow-same-origin allow-popups', false],
])('whether a card can run in a frame %s, and in a frame in it', async (_, sandbox, can) => {
  const outer = await frameIn(window, sandbox);
  expect(canFramePages(outer)).toBe(can);
  expect(canFramePages(await frameIn(outer, null))).toBe(can);
});
