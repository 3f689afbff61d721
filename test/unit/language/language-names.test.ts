import { expect, test } from 'vitest';
import { languageName, namedLanguages } from '@/utils/language/language-names';

test('languages are named by themselves, with a capital', () => {
  expect(['de', 'fr', 'pt-BR', 'ja'].map(languageName)).toEqual([
    'Deutsch',
    'Français',
    'Português (Brasil)',
    '日本語',
  ]);
});

test('the languages to choose are those of the catalogues', () => {
  expect(namedLanguages('en')).toContainEqual({ id: 'en', name: 'English' });
});
