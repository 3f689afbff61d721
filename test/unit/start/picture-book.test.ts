import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { PictureBook } from '../../start/tour/picture-book.ts';
import { tourReport } from '../../start/tour/words.ts';

/** A page of which only pictures are taken. */
const pageThat = (screenshot: (options: { path: string }) => Promise<void>): Page =>
  ({ screenshot }) as unknown as Page;
const fine = pageThat(({ path }) => writeFile(path, 'picture'));
const closed = pageThat(async () => {
  throw new Error('Target page has been closed\nCall log: long');
});

const newFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'sightline-pictures-'));

test('without a virtual screen, a picture of the screen is one of the page', async () => {
  const pictures = await PictureBook.open(null, await newFolder());
  await pictures.page('first', fine);
  await pictures.screen('second', fine);
  expect(await readdir(pictures.folder)).toEqual(['01-first.png', '02-second.png']);
  expect(pictures).toMatchObject({ taken: 2, missing: [] });
});

test('a picture that cannot be taken is named with its reason, and the tour goes on', async () => {
  const pictures = await PictureBook.open({}, await newFolder());
  await pictures.page('first', closed);
  await pictures.screen('menu', fine);
  await pictures.page('last', fine);
  expect(await readdir(pictures.folder)).toEqual(['03-last.png']);
  expect(tourReport(5, 5, pictures).split('\n').slice(1)).toEqual([
    `Pictures (1): ${pictures.folder}`,
    'MISSING PICTURE 01-first.png: Target page has been closed',
    'MISSING PICTURE 02-menu.png: There is no virtual screen to take a picture of',
  ]);
});
