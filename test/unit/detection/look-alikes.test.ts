import { expect, test } from 'vitest';
import { addressWarnings } from '@/utils/detection/address-warnings';
import { LOOK_ALIKES } from '@/utils/detection/look-alikes-data';
import { lookAlikes } from '../../generate/look-alikes';

test('the letters are those of the installed package; else run: node test/generate/write-look-alikes.ts', () => {
  expect(Object.entries(LOOK_ALIKES)).toEqual(lookAlikes());
});

test.each(Object.entries(LOOK_ALIKES))(
  'a name wholly in letters of %s that look Latin is warned of',
  (script, letters) => {
    // One to a name, as every one of them counts.
    for (const letter of letters) {
      const isSign = /\p{Lm}/u.test(letter) || letter === 'Ⲻ' || letter === 'ⲻ';
      if (isSign) continue;
      expect([script, letter, addressWarnings(`${letter}${letter}@example.com`).warnings]).toEqual([
        script,
        letter,
        ['look-alike'],
      ]);
    }
    expect(addressWarnings(`a${[...letters].at(-1)}@example.com`).warnings).toContain('mixed-scripts');
  },
);

test('of each script of the issue there are enough letters for words', () => {
  for (const script of ['Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Lisu', 'Coptic'])
    expect([...(LOOK_ALIKES[script] ?? '')].length).toBeGreaterThan(9);
});
