import { expect, test } from 'vitest';
import { parseAnswer } from '@/utils/reading/parse-answer';
import type { Section } from '@/utils/reading/sections/section';

const JANE = { operation: 'score', request: { email: 'jane@example.com' } } as const;
const read = (text: string) => {
  const answer = parseAnswer(text, JANE);
  if (!answer) throw new Error('no JSON');
  return answer.report;
};
const values = (sections: Pick<Section, 'fields' | 'parts'>[]): string[] =>
  sections.flatMap(({ fields, parts }) => [
    ...fields.flatMap(({ value }) => (value.kind === 'list' ? value.items : [value]).map(({ text }) => text)),
    ...values(parts),
  ]);

test.each(['72', '0.80', '72.0', '1.50', '-6', '0.574', '1e2', '26.790'])('the score %s is shown as sent', (digits) => {
  expect(read(`{"risk_score": ${digits}, "email": "jane@example.com"}`).score?.value).toBe(digits);
});

test('long numbers keep all digits, in fields, parts and lists', () => {
  const long = '123456789012345678901234567890';
  const report = read(`{"id": ${long}, "part": {"a/b": 1.10}, "list": [1.0, 2, ${long}]}`);
  expect(values(report.sections).sort()).toEqual([long, '1.10', '1.0', '2', long].sort());
});

test('a text that is not JSON is null', () => {
  expect(parseAnswer('<html>', JANE)).toBeNull();
});
