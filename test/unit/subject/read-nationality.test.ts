import { expect, test } from 'vitest';
import { alpha2Of, COUNTRIES, countryCode } from '@/utils/subject/countries';
import { readNationality } from '@/utils/subject/read-nationality';

/** Knows the codes of all countries, in capitals and small letters, and one name. */
const codeOf = (text: string) => {
  const code = alpha2Of(text.toUpperCase());
  return COUNTRIES.includes(code) ? code : text === 'Kosovo' ? 'XK' : text;
};
const read = (text: string) => readNationality(text, codeOf);
const leftOut = (why: string) => ({ is: 'left-out', reason: { why } });

test.each([
  ['DE', 'DE'],
  ['de', 'DE'],
  [' us\u00a0', 'US'],
  ['ＤＥ', 'DE'],
  ['deu', 'DE'],
  ['NO', 'NO'],
  ['NAM', 'NA'],
])('%j is the country %s', (text, code) => {
  expect(read(text)).toEqual({ is: 'country', code, isUserAssigned: false });
});

test.each(['XK', 'xk', 'XKX', 'Kosovo'])('%s is Kosovo, which ISO 3166 leaves to its users', (text) => {
  expect(read(text)).toEqual({ is: 'country', code: 'XK', isUserAssigned: true });
});

test('Kosovo is offered and sent in either format', () => {
  expect(COUNTRIES).toContain('XK');
  expect([countryCode('XK', 'alpha-2'), countryCode('XK', 'alpha-3')]).toEqual(['XK', 'XKX']);
  expect(alpha2Of('XKX')).toBe('XK');
});

test.each([
  ['XXA', 'stateless'],
  ['xxa', 'stateless'],
  ['Stateless', 'stateless'],
  ['staatenlos', 'stateless'],
  ['XXB', 'refugee'],
  ['XXC', 'refugee'],
  ['XXX', 'unspecified'],
  ['n/a', 'unspecified'],
  ['unknown', 'unspecified'],
  ['-', 'unspecified'],
  ['GBD', 'british-status'],
  ['GBN', 'british-status'],
  ['GBO', 'british-status'],
  ['GBP', 'british-status'],
  ['GBS', 'british-status'],
  ['UNO', 'organization'],
])('%s is left out: %s', (text, why) => {
  expect(read(text)).toEqual(leftOut(why));
});

test.each([
  ['SU', 'su'],
  ['SUN', 'su'],
  ['Soviet Union', 'su'],
  ['YU', 'yu'],
  ['Jugoslawien', 'yu'],
  ['CS', 'czechoslovakia'],
  ['CSK', 'czechoslovakia'],
  ['SCG', 'serbiaMontenegro'],
  ['DD', 'dd'],
  ['DDR', 'dd'],
  ['ZR', 'zr'],
  ['TP', 'tp'],
])('%s is a former state', (text, state) => {
  expect(read(text)).toEqual({ is: 'left-out', reason: { why: 'former-state', state } });
});

test('NA asks, because it is also a missing value', () => {
  for (const text of ['NA', 'na', ' NA ']) expect(read(text)).toEqual({ is: 'question', about: 'namibia', code: 'NA' });
});

test.each(['', ' \u00a0', '\u200b'])('%j is empty', (text) => {
  expect(read(text)).toEqual({ is: 'empty' });
});

test.each(['Atlantis', 'QQ', '__proto__', 'D'])('%s is unknown', (text) => {
  expect(read(text)).toEqual({ is: 'unknown' });
});
