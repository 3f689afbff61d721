import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quotable, redactKey } from '@/utils/service/redact';
import { A_MOMENT_MS, cpuMs } from '../cpu-ms';

const KEY = 'sk_"a+b/c=';

test('the key is removed as it is, as JSON and URLs write it, and in Base64', () => {
  const text = `Bearer ${KEY} {"k":${JSON.stringify(KEY)}} ?key=${encodeURIComponent(KEY)} ${btoa(KEY)}`;
  expect(redactKey(text, KEY)).toBe('Bearer [key] {"k":"[key]"} ?key=[key] [key]');
});

test('the key is removed however a service escapes it, so that it is not there when the answer is parsed', () => {
  const escaped = [
    (text: string) => text.replaceAll('/', '\\/').replaceAll('"', '\\"'),
    (text: string) =>
      text.replaceAll(/["+/]/g, (character) => `\\u00${character.charCodeAt(0).toString(16).toUpperCase()}`),
    (text: string) =>
      [...text].map((character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  ];
  for (const write of escaped) {
    const body = `{"error":"Bearer ${write(KEY)} is not known"}`;
    expect(JSON.parse(body).error).toContain(KEY);
    expect(JSON.parse(redactKey(body, KEY)).error).toBe('Bearer [key] is not known');
    const inside = JSON.stringify({ request: body });
    expect(JSON.parse(JSON.parse(redactKey(inside, KEY)).request).error).toBe('Bearer [key] is not known');
  }
  expect(redactKey(encodeURIComponent(KEY).toLowerCase(), KEY)).toBe('[key]');
});

const hex = (letter: string) => letter.charCodeAt(0).toString(16);
test.each<[string, (key: string) => string]>([
  ['reversed', (key) => [...key].reverse().join('')],
  ['reversed, as JSON', (key) => JSON.stringify([...key].reverse().join('')).slice(1, -1)],
  ['in hex', (key) => Buffer.from(key).toString('hex')],
  ['in capital hex', (key) => Buffer.from(key).toString('hex').toUpperCase()],
  ['in hex with colons', (key) => [...key].map(hex).join(':')],
  ['as a list of bytes', (key) => [...key].map((character) => `0x${hex(character)}`).join(', ')],
  ['in hex escapes', (key) => [...key].map((character) => `\\x${hex(character)}`).join('')],
  ['in hex escapes within JSON', (key) => [...key].map((character) => `\\\\x${hex(character)}`).join('')],
  ['in decimal entities', (key) => [...key].map((character) => `&#${character.charCodeAt(0)};`).join('')],
  ['in hex entities', (key) => [...key].map((character) => `&#x00${hex(character).toUpperCase()};`).join('')],
  ['with some entities', (key) => key.replaceAll('"', '&quot;').replaceAll('/', '&#47;').replaceAll('+', '&plus;')],
  ['in entities, twice', (key) => key.replaceAll('"', '&amp;quot;').replaceAll('_', '&amp;#95;')],
  ['in entities within JSON', (key) => key.replaceAll('"', '\\u0026quot;').replaceAll('=', '\\u0026#61;')],
])('the key is removed %s, and nothing else', (_, write) => {
  expect(redactKey(`{"a":"${write(KEY)}|${write(KEY)}","b":7}`, KEY)).toBe('{"a":"[key]|[key]","b":7}');
});

test('a short key leaves words and numbers of the answer alone', () => {
  expect(redactKey('{"a":"desserts","b":31323334}', 'stressed'.slice(0, 7))).toBe('{"a":"desserts","b":31323334}');
  expect(redactKey('{"b":31323334}', '1234')).toBe('{"b":31323334}');
});

test('searches long texts that begin like a spelling of the key in a moment', () => {
  const key = 'sk_live_&"x/'.repeat(6);
  const begins = [
    [...key].reverse().join('').slice(0, -1),
    Buffer.from(key).toString('hex').slice(0, -2),
    [...key.slice(0, -1)].map((character) => `&#x00000${hex(character)};`).join(''),
    '&amp;',
    '\\\\\\u0026',
    '73 ',
    '0x',
  ];
  for (const begin of begins) {
    const text = begin.repeat(1_000_000 / begin.length);
    expect(cpuMs(() => redactKey(text, key))).toBeLessThan(A_MOMENT_MS);
  }
});

test('within a longer text in Base64, only the ends of the key are left', () => {
  const key = `${KEY}0123456789abcdef`;
  for (const before of ['', 'Bearer ', 'user:', 'a']) {
    const echoed = redactKey(btoa(`${before}${key}, and more`), key);
    expect(echoed).toContain('[key]');
    for (const part of echoed.split('[key]')) expect(atob(part)).not.toContain(key.slice(3, -3));
  }
});

test('a key as long as a key may be is removed too, and quickly from whatever begins like it', () => {
  const key = Array.from({ length: 4096 }, (_, i) => String.fromCharCode(33 + ((i * 7919) % 94))).join('');
  const escaped = JSON.stringify(key).slice(1, -1).replaceAll('/', '\\/');
  expect(redactKey(`a ${escaped} b ${key}${key}`, key)).toBe('a [key] b [key][key]');
  expect(redactKey(`${key.slice(0, -1)} ${key.slice(0, 70)}${key}`, key)).toBe(
    `${key.slice(0, -1)} ${key.slice(0, 70)}[key]`,
  );
  expect(cpuMs(() => redactKey(key.slice(0, 100).repeat(10_000), key))).toBeLessThan(A_MOMENT_MS);
});

/** Ways in which a service escapes a character. */
const ESCAPES: ((character: string) => string)[] = [
  (character) => character,
  (character) => `\\u00${hex(character)}`,
  (character) => `\\\\u00${hex(character).toUpperCase()}`,
  (character) => `%${hex(character)}`,
  (character) => `%25${hex(character)}`,
  (character) => `&#${character.charCodeAt(0)};`,
  (character) => `&amp;#x0${hex(character)};`,
  (character) => `\\u0026#${character.charCodeAt(0)};`,
  (character) => `%26%23${character.charCodeAt(0)}%3B`,
];
/** Half of the characters begin or belong to an escape, so that keys look like escapes themselves. */
const characterOfKey = fc.oneof(
  fc.constantFrom(...'\\%&;#u0025x'),
  fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
);
const longKey = fc.string({ unit: characterOfKey, minLength: 24, maxLength: 80 });

test('removes any key in which no escape begins, however its characters are escaped', () => {
  const unslashed = longKey.map((key) => `${key.replace(/\\+$/, '')}.`).filter((key) => !/\\u/i.test(key));
  fc.assert(
    fc.property(unslashed, fc.array(fc.nat(ESCAPES.length - 1), { minLength: 80, maxLength: 80 }), (key, ways) => {
      // A backslash left as it is would read as a part of the escape after it.
      const wayOf = (character: string, i: number) => (character === '\\' ? ways[i] || 1 : (ways[i] ?? 0));
      const written = [...key].map((character, i) => ESCAPES[wayOf(character, i)]?.(character)).join('');
      expect(redactKey(`{"a":"${written}|","b":7}`, key)).toBe('{"a":"[key]|","b":7}');
    }),
    { numRuns: 2000 },
  );
});

test('removes any key from any text around it, and the JSON stays readable', () => {
  fc.assert(
    fc.property(longKey, fc.string(), fc.string(), (key, before, after) => {
      expect(redactKey(before + key + after, key)).not.toContain(key);
      const body = redactKey(JSON.stringify({ a: before + key + after }), key);
      expect(JSON.parse(body).a).not.toContain(key);
    }),
    { numRuns: 2000 },
  );
});

test('no key makes the search slower than an ordinary one', () => {
  const text = 'a'.repeat(1_000_000);
  const ordinary = Math.max(
    10,
    cpuMs(() => redactKey(text, 'sk_live_0123456789abcdef')),
  );
  const hostile: [text: string, key: string][] = [
    [text, `${'a'.repeat(4095)}b`],
    [text, `b${'a'.repeat(4095)}`],
    [text, `${'a'.repeat(2047)}b${'a'.repeat(2048)}`],
    [text, 'a'.repeat(128)],
    ['\\'.repeat(1_000_000), '\\b'.repeat(64)],
    ['\\b'.repeat(500_000), `${'\\b'.repeat(2000)}c`],
    ['%61'.repeat(330_000), `${'a'.repeat(4095)}b`],
    ['&amp;'.repeat(200_000), `${'&'.repeat(4095)}b`],
    ['61'.repeat(500_000), `${'a'.repeat(4095)}b`],
    ['YWFh'.repeat(250_000), `${'a'.repeat(4094)}b`],
  ];
  for (const [body, key] of hostile) expect(cpuMs(() => redactKey(body, key))).toBeLessThan(30 * ordinary);
});

test('a text of nothing but backslashes is searched in a moment', () => {
  expect(cpuMs(() => redactKey('\\'.repeat(1_000_000), `\\${KEY}`))).toBeLessThan(A_MOMENT_MS);
});

test('quoted words lose key and subject, show control and bidi characters, and stop at 300', () => {
  expect(quotable('No data\nfor JANE@example.com', KEY, ['jane@example.com'])).toBe('No data for [subject]');
  expect(quotable('q=jane%40example.com', KEY, ['jane@example.com'])).toBe('q=[subject]');
  expect(quotable('a\u202eb\u200bc\u0000d\u061ce\u00adf\u{e0041}', KEY, [])).toBe(
    'a[RLO]b[ZWSP]c[NUL]d[ALM]e[SHY]f[U+E0041]',
  );
  expect(quotable('x'.repeat(400), KEY, [])).toHaveLength(300);
  expect(quotable('price is (5$) a.b', KEY, ['(5$)'])).toBe('price is [subject] a.b');
});
