import { expect, test } from 'vitest';
import { visibleText } from '@/utils/json/visible-text';
import { A_MOMENT_MS, cpuMs } from '../cpu-ms';
import { CONTROLS, UNSEEN } from '../detection/lying-addresses';

test.each([...UNSEEN, ...CONTROLS.filter(([, text]) => !/[\t\n\r]/.test(text))])('a %s becomes a token', (_, text) => {
  expect(visibleText(`a${text}b`)).toMatch(/^a\[(?:[A-Z]+|U\+[0-9A-F]{4,6})\]b$/u);
});

test.each([
  ['\u202eelbatpecca', '[RLO]elbatpecca'],
  ['LOW\u2066\u200e', 'LOW[LRI][LRM]'],
  ['a\u0007\u{e0041}', 'a[U+0007][U+E0041]'],
  ['x\u200dy', 'x[ZWJ]y'],
  ['5\ufe0f', '5[U+FE0F]'],
])('%j is displayed as %s', (sent, shown) => expect(visibleText(sent)).toBe(shown));

test.each([
  'Jane Doe',
  'two\nlines\tand a tab',
  'Zoë Ó Súilleabháin',
  '❤️ 👩‍💻 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇩🇪 5️⃣ 👍🏽 ☎︎',
  'می‌خواهم',
  'क्‍ष',
  '葛󠄀城市',
  'שלום עליכם',
])('%j needs no token', (text) => expect(visibleText(text)).toBe(text));

test('a megabyte of unseen characters takes a moment', () => {
  const text = '\u200d'.repeat(200_000) + '👩\u200d'.repeat(100_000) + 'م\u200c'.repeat(100_000);
  expect(cpuMs(() => visibleText(text))).toBeLessThan(A_MOMENT_MS);
});
