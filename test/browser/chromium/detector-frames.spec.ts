import type { Page } from '@playwright/test';
import { LISTED_OF_FRAMES } from '../detected-pages.ts';
import { enableSite } from './enable-site.ts';
import { listedIn } from './listed.ts';
import { drawnIn, expectMarks, expectUntouched } from './marks.ts';
import { expect, test } from './site.ts';

const frameOf = (page: Page, name: string) => {
  const frame = page.frame(name);
  if (!frame) throw new Error(`no frame ${name}`);
  return frame;
};

test('F25: frames of the site, written ones included, are read; another site only once it is enabled', async ({
  site,
  visit,
}, info) => {
  const page = await visit('frames.html');
  await expectMarks(page, ['top@frames.example']);
  await expectMarks(frameOf(page, 'same'), ['framed@inner.example']);
  await expectMarks(frameOf(page, 'written'), ['written@mail.example']);
  await expectMarks(frameOf(page, 'srcdoc'), ['srcdoc@mail.example']);
  expect((await drawnIn(frameOf(page, 'other'), ['framed@inner.example'])).marks).toBe(0);
  await expectUntouched(page);
  expect(await listedIn(site, page)).toEqual(LISTED_OF_FRAMES);

  await enableSite(site.context, site.pages.url.replace('127.0.0.1', 'localhost'));
  await page.bringToFront();
  await expectMarks(frameOf(page, 'other'), ['framed@inner.example']);
  await page.screenshot({ path: info.outputPath('frames.png') });
});
