import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { BUILD } from './extension';

const BAR_BYTES = 600_000;

/** Scripts that a page loads before it runs: those of its HTML, and what they import. */
function scriptsOf(page: string): Set<string> {
  const html = readFileSync(path.join(BUILD, page), 'utf8');
  const scripts = new Set([...html.matchAll(/src="\/(chunks\/[^"]+)"/g)].map(([, file]) => file ?? ''));
  for (const file of scripts) {
    const code = readFileSync(path.join(BUILD, file), 'utf8');
    for (const [, imported] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) scripts.add(`chunks/${imported}`);
  }
  return scripts;
}

test('the popup loads at most 600 kB of scripts before it draws', () => {
  const scripts = [...scriptsOf('popup.html')];
  expect(scripts.length).toBeGreaterThan(3);
  const bytes = scripts.reduce((sum, file) => sum + statSync(path.join(BUILD, file)).size, 0);
  expect(bytes, scripts.join(', ')).toBeLessThanOrEqual(BAR_BYTES);
});
