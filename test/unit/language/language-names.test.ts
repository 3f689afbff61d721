import { expect, test } from 'vitest';
import { languageName, namedLanguages } from '@/utils/language/language-names';

test('names each language in that language, with a capital', () => {
  expect(['de', 'fr', 'pt-BR', 'ja'].map(languageName)).toEqual([
    'Deutsch',
    'Français',
    'Português (Brasil)',
    '日本語',
  ]);
});

test('offers the languages of the catalogues', () => {
  expect(namedLanguages('en')).toContainEqual({ id: 'en', name: 'English' });
});
