import { expect, test } from 'vitest';
import { settingValue } from '@/components/settings/setting-value';
import { CARD_ON_HOVER, RETENTIONS, SHOW_RESULTS } from '@/utils/settings/settings';
import { ENGLISH } from '../../../texts/english';

test('a choice of the settings is named as the settings name it, never by its stored word', () => {
  const { t, formats } = ENGLISH;
  expect(RETENTIONS.map((value) => settingValue('keepResults', value, ENGLISH))).toEqual([
    t('keyStorage.session'),
    ...[1, 7, 30, 90].map((count) => formats.duration(count, 'day', 'long')),
  ]);
  const others = [
    ...CARD_ON_HOVER.map((value) => [value, settingValue('cardOnHover', value, ENGLISH)]),
    ...SHOW_RESULTS.map((value) => [value, settingValue('showResults', value, ENGLISH)]),
    ...(['alpha-2', 'alpha-3'] as const).map((value) => [value, settingValue('countryFormat', value, ENGLISH)]),
    ...['browser', 'pt-BR', 'de'].map((value) => [value, settingValue('language', value, ENGLISH)]),
    ['interface', settingValue('noteLanguage', 'interface', ENGLISH)],
  ];
  for (const [stored, shown] of others) expect(shown).not.toBe(stored);
  expect(settingValue('language', 'de', ENGLISH)).toBe('German');
});

test('sites are named as the settings name them, and a link is written out', () => {
  expect(settingValue('sites', ['https://crm.example.com/*'], ENGLISH)).toBe('crm.example.com');
  const link = 'Wiki › https://wiki.example.com/{domain}/*';
  expect(settingValue('links', [link], ENGLISH)).toBe(link);
});
