import { expect, test } from 'vitest';
import { languages } from '@/locales/languages';
import { readKind } from '@/utils/subject/read-kind';
import { messagesIn } from '../../texts/messages-in';

test.each([
  'Individual',
  'person',
  'Natural person',
  'NATURAL_PERSON',
  ' natural-person ',
  'P',
  'Natürliche Person',
  'Privatperson',
  'Personne physique',
  'Persona física',
  'persona fisica',
  'Pessoa física',
  'Natuurlijk persoon',
  '個人',
  'Person (natural)',
])('%j states a person', (text) => {
  expect(readKind(text)).toBe('individual');
});

test.each([
  'Business',
  'Organization',
  'organisation',
  'Company',
  'Legal entity',
  'legal_person',
  'B',
  'Juristische Person',
  'Unternehmen',
  'Personne morale',
  'Société',
  'Persona jurídica',
  'Persona giuridica',
  'Pessoa jurídica',
  'Rechtspersoon',
  'Bedrijf',
  '法人',
  'Ｃｏｍｐａｎｙ',
])('%j states a business', (text) => {
  expect(readKind(text)).toBe('business');
});

test.each(['', 'C', 'vessel', 'unknown', '__proto__', 'constructor'])('%j states neither', (text) => {
  expect(readKind(text)).toBeNull();
});

test.each(languages())('the words of the interface in %s state a kind', async (language) => {
  const messages = await messagesIn(language);
  expect(readKind(messages.subject_individual?.message ?? '')).toBe('individual');
  expect(readKind(messages.subject_business?.message ?? '')).toBe('business');
});
