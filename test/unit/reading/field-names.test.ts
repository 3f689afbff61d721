import { expect, test } from 'vitest';
import { parseAnswer } from '@/utils/reading/parse-answer';
import { fieldNames } from '@/utils/reading/sections/field-names';

const sectionsOf = (answer: object) => {
  const read = parseAnswer(JSON.stringify(answer), { operation: 'score', request: { email: 'jane@example.com' } });
  if (!read) throw new Error('no JSON');
  return read.report.sections;
};

test('a field has the name of the list of all fields, with those of its parts', () => {
  const before = sectionsOf({ trust_score: 5, domain: { registered_on: '2020-01-01', tags: ['a', 'b'] } });
  const after = sectionsOf({ trust_score: 6, phone: { carrier_name: 'Example Mobile' } });
  const nameOf = fieldNames(before, after);
  expect(nameOf('/trust_score')).toBe('Trust score');
  expect(nameOf('/domain/registered_on')).toBe('Domain › Registered on');
  expect(nameOf('/domain/tags/1')).toBe('Domain › Tags › 2');
  expect(nameOf('/phone/carrier_name')).toBe('Phone › Carrier name');
  expect(nameOf('/nowhere')).toBe('/nowhere');
});
