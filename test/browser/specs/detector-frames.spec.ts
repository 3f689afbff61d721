import { LISTED_OF_FRAMES } from '../detected-pages.ts';
import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';
import { expectMarks, expectUntouched } from '../marks.ts';
import { otherHost } from '../other-host.ts';
import { enableSite } from '../session.ts';

test('F25: reads all frames of the site, another site only once it is enabled', async ({ extension, pages, visit }) => {
  const page = await visit('frames.html');
  await expectMarks(extension, page, ['top@frames.example']);
  await expectMarks(extension, page, ['framed@inner.example'], { frame: 'same' });
  await expectMarks(extension, page, ['written@mail.example'], { frame: 'written' });
  await expectMarks(extension, page, ['srcdoc@mail.example'], { frame: 'srcdoc' });
  // A frame without an origin is listed, not marked.
  expect((await extension.drawnIn(page, ['boxed@mail.example'], 'boxed')).marks).toBe(0);
  await expectUntouched(page);
  // Firefox lets a test see no closed root in a frame of another site, but our one element in it.
  const other = page.frames().find((frame) => frame.url().endsWith('?other'));
  const elementsOfOurs = () => other?.evaluate(() => document.documentElement.children.length - 2, null);
  expect(await elementsOfOurs()).toBe(0);
  expect(await extension.listedFor(page)).toEqual(LISTED_OF_FRAMES);

  await enableSite(extension, otherHost(pages.url));
  await page.bringToFront();
  await expect.poll(elementsOfOurs).toBe(1);
});
