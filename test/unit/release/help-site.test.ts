import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureKind } from '@/utils/service/failure';
import { failureRows } from '../../../packaged/failure-rows';
import { outsideLink } from '../../release/help/outside-links';
import { ENGLISH } from '../../texts/english';

const folder = mkdtempSync(path.join(tmpdir(), 'help-'));
const text = (page: string) => readFileSync(path.join(folder, page), 'utf8');
/** Hosts of static sites serve `/page` from `page.html`. */
const isServed = (target: string) =>
  [target, `${target}.html`, `${target}index.html`].some(
    (name) => path.extname(name) !== '' && existsSync(path.join(folder, name)),
  );

beforeAll(() => {
  const vitepress = path.resolve('node_modules/vitepress/bin/vitepress.js');
  // It fails on dead links between pages.
  execFileSync(process.execPath, [vitepress, 'build', 'docs/site', '--outDir', folder], { stdio: 'pipe' });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('every link and file of every page of the help site exists', () => {
  const pages = globSync('*.html', { cwd: folder });
  expect(pages.length).toBeGreaterThan(8);
  const targets = new Set<string>();
  for (const page of pages.filter((name) => name !== '404.html')) {
    const html = text(page);
    // A blank line inside a table of Markdown makes its other rows a paragraph.
    expect(html, page).not.toContain('<p>|');
    for (const [, target = ''] of html.matchAll(/ (?:href|src)="([^"#]+)[^"]*"/g)) targets.add(target);
  }
  const own = [...targets].filter((target) => target.startsWith('/'));
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter((target) => !isServed(decodeURIComponent(target)))).toEqual([]);
  // Nothing is loaded from elsewhere; links lead to the repository alone.
  expect(
    [...targets].filter((target) => !target.startsWith('/')).filter((each) => !each.startsWith('https://')),
  ).toEqual([]);
});

test('the page of failures has each failure of the product in its words', () => {
  const html = text('failures.html').replaceAll('&amp;', '&');
  const rows = failureRows(ENGLISH);
  expect(rows.map(({ kind }) => kind)).toEqual(failureKind.options);
  for (const { kind, title, text: words } of rows) {
    expect(html, kind).toContain(`id="${kind}"`);
    expect(html, kind).toContain(title);
    expect(html, kind).toContain(words);
    expect(`${title} ${words}`, kind).not.toMatch(/[{}]|\?/);
  }
});

test('a link of an included document leads to a page of the site or to the repository', () => {
  const repository = 'https://git.test/sightline';
  expect(outsideLink('https://x.test/y.md', repository)).toBe('https://x.test/y.md');
  expect(outsideLink('SECURITY.md#limits', repository)).toBe(`${repository}/blob/main/SECURITY.md#limits`);
  expect(outsideLink('../../PRIVACY.md', repository)).toBe('/privacy');
  expect(outsideLink('/setup', repository)).toBe('/setup');
});
