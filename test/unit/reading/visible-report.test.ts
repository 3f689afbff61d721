import { expect, test } from 'vitest';
import { caseNote } from '@/utils/case-file/case-note';
import { parseAnswer } from '@/utils/reading/parse-answer';
import { resultOf } from '@/utils/result/result';
import { ENGLISH } from '../../texts/english';
import { lookupRecordWith } from '../lookup/record';

const JANE = { operation: 'score', request: { email: 'jane@example.com' } } as const;
const read = (answer: unknown) => {
  const text = parseAnswer(JSON.stringify(answer), JANE);
  if (!text) throw new Error('no JSON');
  return text.report;
};

test('no text of a report hides a character or reverses words, while keys and pointers stay exact', () => {
  const RLO = '\u202e';
  const report = read({
    risk_score: 72,
    decision: `${RLO}elbatpecca`,
    reasons: [`${RLO}one`],
    [`ke${RLO}y`]: `va${RLO}lue`,
    link: `https://example.com/${RLO}fdp`,
    list: [{ name: `${RLO}Apollo`, country: 'DE' }],
    sources: { 'na\u2066me': { status: 'failed', message: `${RLO}x` } },
  });
  const shown = JSON.stringify(report, (name, value) =>
    ['pointer', 'key', 'href', 'raw'].includes(name) ? undefined : value,
  );
  expect(shown).not.toMatch(/[\u202e\u2066]/);
  for (const text of [
    '[RLO]elbatpecca',
    '[RLO]one',
    'ke[RLO]y',
    'va[RLO]lue',
    'https://example.com/[RLO]fdp',
    '[RLO]Apollo',
  ])
    expect(shown).toContain(text);
  expect(JSON.stringify(report)).toContain(`/ke${RLO}y`);
});

test('screen and copied note agree about a verdict that is written from right to left', () => {
  const report = read({ risk_score: 72, decision: '\u202eelbatpecca', reasons: ['a\u200bb'] });
  const note = caseNote(resultOf({ record: lookupRecordWith({ subject: JANE, state: 'done' }), report }), {
    ...{ personal: true, texts: ENGLISH, today: '2026-11-28' },
  });
  expect(report.label?.text).toBe('[RLO]elbatpecca');
  expect(note).toContain('Decision [RLO]elbatpecca');
  expect(note).toContain(`- ${report.reasons[0]?.text}`);
  expect(report.reasons[0]?.text).toBe('a[ZWSP]b');
});
