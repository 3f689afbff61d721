import { beforeAll, expect, test } from 'vitest';
import { failureKind } from '@/utils/service/failure';
import { languages } from '../../../locales/languages';
import { helpPages } from '../../../packaged/help-pages';
import { reportUrl } from '../../../packaged/report-url';

let pages: Record<string, string> = {};
beforeAll(async () => {
  pages = await helpPages(process.cwd(), languages());
});

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

test('a failure of each kind has its place on the page of its language', () => {
  for (const language of languages()) {
    const page = pages[`failures-${language}.html`] ?? '';
    expect(all(page, /<section id="([\w-]+)">/g), language).toEqual(failureKind.options);
    expect(page).toContain(`<html lang="${language}">`);
  }
});

test('no page loads anything but our own style and icon, runs a script or has a form', () => {
  for (const [name, page] of Object.entries(pages)) {
    expect(all(page, /(?:src|srcset|data|action)="([^"]*)"/g), name).toEqual([]);
    expect(all(page, /<link [^>]*href="([^"]*)"/g), name).toEqual(['/icon/32.png', '/help/help.css']);
    expect(page, name).not.toMatch(/<(script|style|iframe|img|object|form|meta http)|\sstyle=|\son\w+=/i);
  }
});

test('each link leads to a page of the package, to a place on it, or to an address of the web', () => {
  for (const [name, page] of Object.entries(pages))
    for (const href of all(page, /<a href="([^"]*)"/g)) {
      if (href.startsWith('https://')) continue;
      const [file = '', place] = href.split('#');
      const target = file === '' ? page : pages[file];
      expect(target, `${name}: ${href}`).toBeDefined();
      if (place !== undefined) expect(target, `${name}: ${href}`).toContain(`id="${place}"`);
    }
});

test('the pages that About links to are there, each with its title', () => {
  for (const name of ['setup', 'privacy', 'changes', 'roll-out', 'policy', 'keyboard', 'connect-an-api'])
    expect(pages[`${name}.html`], name).toMatch(/<title>\S.* · Sightline<\/title>/);
});

test.each([
  [undefined, ''],
  [{}, ''],
  [{ url: 'https://git.example.com/sightline/issues' }, ''],
  [{ url: 'http://faults.example.org' }, ''],
  [{ url: 'javascript:alert(1)' }, ''],
  [{ url: 'no address' }, ''],
  [{ url: 'https://faults.example.org/new' }, 'https://faults.example.org/new'],
])('reports of faults go to %j: %j', (bugs, expected) => {
  expect(reportUrl(bugs)).toBe(expected);
});
