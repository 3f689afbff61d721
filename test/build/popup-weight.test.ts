import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scriptsOf } from './scripts-of.ts';

const BUILD = '.output/chrome-mv3';
const BAR_BYTES = 600_000;

test('the popup loads at most 600 kB of scripts before it draws', () => {
  const scripts = scriptsOf(BUILD, 'popup.html');
  expect(scripts.length).toBeGreaterThan(3);
  const bytes = scripts.reduce((sum, file) => sum + statSync(path.join(BUILD, file)).size, 0);
  expect(bytes, scripts.join(', ')).toBeLessThanOrEqual(BAR_BYTES);
});
