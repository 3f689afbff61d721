import { setTimeout as sleep } from 'node:timers/promises';
import { holdShift } from '../box-of.ts';
import type { SitePage } from '../driver.ts';
import { ask } from '../engine.ts';
import { expect } from '../expect.ts';
import { sharedTest as test } from '../fixtures.ts';
import { QUIET_FILE } from '../quiet-file.ts';

/** All of them have a result. */
const PEOPLE = Array.from({ length: 6 }, (_, i) => `person${i}@kestrel.example.com`);
/** Ways of hiding a text; a picture in its color and a cover without pointer events leave no trace in its own style. */
const UNREADABLE = [
  'opacity:.01',
  'color:transparent',
  'filter:opacity(0)',
  'mask:linear-gradient(#0000,#0000)',
  'color:#fff;background:linear-gradient(#fff,#fff)',
  'covered',
];
/** The place of the bait, and where the pointer rests on it. */
const [LEFT, TOP] = [400, 300];
/** How far below the top of the bait its line is. */
const LINE = 18;
/** Longer than an address has to be rested on and a card takes to open, in ms. */
const REST_MS = 1_000;

type Watching = typeof globalThis & { hosts: number };

/** Runs in a page: counts the cards' hosts in the task that adds them, and removes them before they are painted. */
function countHosts(): void {
  const watching = globalThis as Watching;
  watching.hosts = 0;
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLElement) || !node.matches(':popover-open')) continue;
      watching.hosts++;
      node.remove();
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in a page: puts an address in front of everything, where the pointer will rest. */
function putBait({ email, style, left, top }: { email: string; style: string; left: number; top: number }): void {
  document.querySelector('#bait')?.remove();
  const bait = document.createElement('span');
  bait.id = 'bait';
  bait.textContent = email;
  if (style === 'covered') {
    const cover = bait.appendChild(document.createElement('i'));
    cover.style.cssText = 'position:absolute;inset:0;background:#fff;pointer-events:none';
  }
  bait.style.cssText = `position:fixed;left:${left}px;top:${top}px;font:16px/20px sans-serif;background:#fff;${style === 'covered' ? '' : style}`;
  document.body.append(bait);
}

async function restOn(
  page: SitePage,
  email: string,
  style: string,
  act = (rest: () => Promise<void>) => rest(),
  down = 8,
) {
  await page.mouse.move(900, 600);
  await page.evaluate(putBait, { email, style, left: LEFT, top: TOP });
  // Longer than a mark takes.
  await sleep(500);
  await act(() => page.mouse.move(LEFT + 40, TOP + down, { steps: 3 }));
  await sleep(REST_MS);
}
const hosts = (page: SitePage): Promise<number> => page.evaluate(() => (globalThis as Watching).hosts, null);

test('unreadable addresses under the pointer do not tell who was looked up', async ({ open, service, visit }) => {
  const desk = await open(QUIET_FILE);
  for (const email of PEOPLE) await ask(desk, email);
  const paid = service.requests.length;
  const page = await visit('mailto.html');
  await page.evaluate(countHosts, null);
  for (const style of UNREADABLE) for (const email of PEOPLE.slice(0, 3)) await restOn(page, email, style);
  expect(await hosts(page)).toBe(0);
  // Nor with Shift, which the user may hold for something else.
  const withShift = (rest: () => Promise<void>) => holdShift(page, rest);
  for (const style of UNREADABLE) await restOn(page, PEOPLE[0] ?? '', style, withShift);
  expect(await hosts(page)).toBe(0);
  // Nor does a text that can be read: only our line and badge open a card.
  await restOn(page, PEOPLE[0] ?? '', '', withShift);
  expect(await hosts(page)).toBe(0);
  // The line below a readable one opens its card: the page above would have seen it.
  await expect(async () => {
    await restOn(page, PEOPLE[0] ?? '', '', withShift, LINE);
    expect(await hosts(page)).toBeGreaterThan(0);
  }).toPass();
  expect(service.requests).toHaveLength(paid);
});
