import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { askOrInject } from '@/entrypoints/background/page-scripts/ask-page';

const FRAME = { tabId: 1, frameId: 3 };
const LOCATED = { found: 'none', place: null };

/** A page that refuses our script as often as said, and replies once it is there; how often it was asked to let it in. */
function pageThatRefuses(times: number) {
  let tries = 0;
  const executeScript = async () => {
    tries++;
    if (tries <= times) throw new Error('Cannot access contents of the page.');
    return [];
  };
  vi.spyOn(fakeBrowser.scripting, 'executeScript').mockImplementation(executeScript as never);
  vi.spyOn(fakeBrowser.tabs, 'sendMessage').mockImplementation(async () => {
    if (tries <= times) throw new Error('Receiving end does not exist.');
    return LOCATED;
  });
  return () => tries;
}
const ask = () => askOrInject(FRAME, 'locate', { editable: false });

beforeEach(() => fakeBrowser.reset());

test('a page that admits our script replies', async () => {
  const tries = pageThatRefuses(0);
  expect(await ask()).toEqual(LOCATED);
  expect(tries()).toBe(1);
});

test('access that is granted a moment after the gesture is enough', async () => {
  const tries = pageThatRefuses(1);
  expect(await ask()).toEqual(LOCATED);
  expect(tries()).toBe(2);
});

test('a page that never admits our script gives no reply and is not asked again', async () => {
  const tries = pageThatRefuses(Number.POSITIVE_INFINITY);
  expect(await ask()).toBeNull();
  expect(tries()).toBe(2);
});
