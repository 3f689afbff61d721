/**
 * `npm run bench:loading`: what loading a page costs with the extension and without. SIGHTLINE_BUILD and
 * SIGHTLINE_FIREFOX_BUILD name the folders of another build, to compare two in turn. Prints, and asserts nothing.
 */
import { measureLoading } from './page-load.ts';
import { serveBlank } from './serve-blank.ts';
import { tableOf } from './table.ts';

const ROUNDS = 5;

const pages = await serveBlank();
const figures = [
  ...(await measureLoading('Chromium', pages.url, ROUNDS)),
  ...(await measureLoading('Firefox', pages.url, ROUNDS)),
];
pages.close();
console.log(tableOf(figures));
