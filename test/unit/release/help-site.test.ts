import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureKind } from '@/utils/service/failure';
import { failureRows } from '../../release/help/failure-rows';
import { outsideLink } from '../../release/help/outside-links';
import { serveSite } from '../../release/help/serve-site';
import { ENGLISH } from '../../texts/english';

const folder = mkdtempSync(path.join(tmpdir(), 'help-'));
let site: Awaited<ReturnType<typeof serveSite>>;
const text = async (address: string) => (await fetch(new URL(address, site.url))).text();

beforeAll(async () => {
  const vitepress = path.resolve('node_modules/vitepress/bin/vitepress.js');
  // It fails on dead links between pages.
  execFileSync(process.execPath, [vitepress, 'build', 'docs/site', '--outDir', folder], { stdio: 'pipe' });
  site = await serveSite(folder);
});
afterAll(() => {
  site?.server.close();
  rmSync(folder, { recursive: true });
});

test('every page is served, and each of its links and files is there', async () => {
  const pages = globSync('*.html', { cwd: folder });
  expect(pages.length).toBeGreaterThan(8);
  const targets = new Set<string>();
  for (const page of pages.filter((name) => name !== '404.html')) {
    const html = await text(page);
    // A blank line inside a table of Markdown makes its other rows a paragraph.
    expect(html, page).not.toContain('<p>|');
    for (const [, target = ''] of html.matchAll(/ (?:href|src)="([^"#]+)[^"]*"/g)) targets.add(target);
  }
  const own = [...targets].filter((target) => target.startsWith('/'));
  expect(own.length).toBeGreaterThan(10);
  for (const target of own) expect((await fetch(new URL(target, site.url))).status, target).toBe(200);
  // Nothing is loaded from elsewhere; links lead to the repository alone.
  expect(
    [...targets].filter((target) => !target.startsWith('/')).filter((each) => !each.startsWith('https://')),
  ).toEqual([]);
});

test('the page of failures has each failure of the product in its words', async () => {
  const html = (await text('/failures')).replaceAll('&amp;', '&');
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
