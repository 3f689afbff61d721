import { LISTED_OF_FRAMES } from '../detected-pages.ts';
import { enableSite } from './enable-site.ts';
import { listedOver } from './listed.ts';
import { drawnIn, expectMarks, expectUntouched } from './marks.ts';
import { expect, test } from './watched-site.ts';

test('F25: frames of the site, written ones included, are read; another site only once it is enabled', async ({
  visit,
  firefox,
  pages,
}, info) => {
  const seen = await visit('frames.html');
  await expectMarks(seen, ['top@frames.example']);
  await expectMarks({ ...seen, frame: 'same' }, ['framed@inner.example']);
  await expectMarks({ ...seen, frame: 'written' }, ['written@mail.example']);
  await expectMarks({ ...seen, frame: 'srcdoc' }, ['srcdoc@mail.example']);
  await expectUntouched(seen);
  // Another site has a process of its own; what is drawn there shows by our one element.
  const other = () => seen.page.frames().find((frame) => frame.url().endsWith('?other'));
  const boxes = () => other()?.evaluate(() => document.documentElement.children.length - 2);
  expect(await boxes()).toBe(0);
  expect(await listedOver(firefox)).toEqual(LISTED_OF_FRAMES);

  await enableSite(firefox, pages.url.replace('127.0.0.1', 'localhost'));
  await seen.page.bringToFront();
  await expect.poll(boxes).toBe(1);
  await seen.page.screenshot({ path: info.outputPath('frames.png') });
});

test('a frame without an origin of its own is listed, not marked', async ({ visit }) => {
  const seen = await visit('frames.html');
  await expectMarks({ ...seen, frame: 'srcdoc' }, ['srcdoc@mail.example']);
  expect((await drawnIn({ ...seen, frame: 'boxed' }, ['boxed@mail.example'])).marks).toBe(0);
});
