import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applies, missingLine, RECIPES } from '../../run/needs.ts';

test('without a Japanese font, the package that has one is named', () => {
  expect(missingLine('japaneseFont')).toContain('apt install fonts-noto-cjk');
  const file = RECIPES.japaneseFont.find();
  expect(file === null || existsSync(file)).toBe(true);
  expect(applies('japaneseFont')).toBe(process.platform === 'linux');
});
