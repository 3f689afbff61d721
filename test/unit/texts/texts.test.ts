import { expect, test } from 'vitest';
import type { TextKey } from '@/utils/texts/text-key';
import { createTexts, type Translate } from '@/utils/texts/texts';

const MESSAGES: Readonly<Record<string, string>> = {
  found_one: '{count} address in {file}',
  found_other: '{count} addresses in {file}',
  found_few: '{count} adresy w {file}',
  sent: 'Sent to {host} ({host})',
  plain: 'Close',
};
/** Texts of an invented catalogue; their keys are not those of the product. */
function textsIn(locale: string) {
  const texts = createTexts((name) => MESSAGES[name] ?? '', locale);
  return { ...texts, t: texts.t as unknown as (key: string, slots?: object) => string };
}

test('slots are filled wherever they stand; an unknown one stays as it is written', () => {
  const { t } = textsIn('en');
  expect(t('plain')).toBe('Close');
  expect(t('sent', { host: 'api.example.com' })).toBe('Sent to api.example.com (api.example.com)');
  expect(t('sent', { host: '{host} $1' })).toBe('Sent to {host} $1 ({host} $1)');
  expect(t('sent', {})).toBe('Sent to {host} ({host})');
});

test('numbers and plurals follow the language, digits in a string stay', () => {
  const found = (locale: string, count: number) => textsIn(locale).t('found', { count, file: '1000.csv' });
  expect(found('en', 1)).toBe('1 address in 1000.csv');
  expect(found('en', 0)).toBe('0 addresses in 1000.csv');
  expect(found('en', 1234)).toBe('1,234 addresses in 1000.csv');
  expect(found('de', 1234)).toBe('1.234 addresses in 1000.csv');
  expect(found('pl', 3)).toBe('3 adresy w 1000.csv');
  // The catalogue has no text for the category `many`.
  expect(found('pl', 5)).toBe('5 addresses in 1000.csv');
});

test('in a language from right to left, words of another direction do not mix with the sentence', () => {
  expect(textsIn('he').t('sent', { host: 'https://crm.example.com/*' })).toBe(
    'Sent to \u2068https://crm.example.com/*\u2069 (\u2068https://crm.example.com/*\u2069)',
  );
  expect(textsIn('de').t('sent', { host: 'a' })).toBe('Sent to a (a)');
});

test('each plural category of a language has its text', () => {
  const messages: Readonly<Record<string, string>> = { ...MESSAGES, found_many: '{count} d’adresses dans {file}' };
  const found = (locale: string, count: number) => {
    const { t } = createTexts((name) => messages[name] ?? '', locale);
    return (t as unknown as (key: string, slots: object) => string)('found', { count, file: 'x' });
  };
  expect(found('fr', 0)).toBe('0 address in x');
  expect(found('es', 1_000_000)).toBe('1.000.000 d’adresses dans x');
  expect(found('ja', 1)).toBe('1 addresses in x');
});

test('a text that is missing shows its key', () => {
  expect(textsIn('en').t('nowhere.here')).toBe('nowhere.here');
});

test('pieces keep what fills a slot as it is', () => {
  const key = { element: true };
  const { pieces } = textsIn('en');
  expect((pieces as (key: string, slots: object) => unknown[])('sent', { host: key })).toEqual([
    'Sent to ',
    key,
    ' (',
    key,
    ')',
  ]);
});

test('keys and slots are checked where they are written', () => {
  const t: Translate = () => '';
  t('command.openSidePanel');
  t('menu.scoreAddress', { email: 'kim@example.com' });
  // @ts-expect-error no such key
  t('menu.nothing');
  // @ts-expect-error the slot is not filled
  t('menu.scoreAddress');
  // @ts-expect-error no such slot
  t('menu.scoreAddress', { host: 'x' });
  const key: TextKey = 'time.justNow';
  expect(key).toBe('time.justNow');
});
