import { storeSettings } from '../engine.ts';
import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';
import { score, shownIn } from '../popup.ts';
import { scoreOf } from '../sent.ts';

const CASEY = 'casey.cobblefield@example.com';

test('a link of the team names its host at a result, carries the address, and asks nobody before a press', {
  tag: '@smoke',
}, async ({ open, service }) => {
  const desk = await open('desk.html');
  await storeSettings(desk, {
    links: [`Stand-in › https://${new URL(service.url).hostname}/found/{email}?d={domain}`],
  });
  await score(desk, CASEY);
  await expect.poll(() => shownIn(desk, 'score')).toBe(scoreOf(CASEY));
  await expect.poll(() => shownIn(desk, 'team-links')).toMatch(/Stand-in\s+127\.0\.0\.1/);
  const link = await desk.evaluate((_) => {
    const { href, rel, target } = document.querySelector<HTMLAnchorElement>('[data-testid="team-links"] a') ?? {};
    return { href, rel, target };
  }, null);
  expect(link).toEqual({
    href: `https://127.0.0.1/found/${encodeURIComponent(CASEY)}?d=example.com`,
    rel: 'noopener noreferrer',
    target: '_blank',
  });
  expect(service.requests).toHaveLength(1);
  expect(await shownIn(desk, 'team-says')).toBeNull();
});
