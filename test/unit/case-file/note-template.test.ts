import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { caseNote, noteLines } from '@/utils/case-file/case-note';
import { formatNote, NOTE_FORMATS, noteAsHtml, noteAsMarkdown, noteInCell } from '@/utils/case-file/note-formats';
import { PLACEHOLDERS, templateProblem } from '@/utils/case-file/note-template';
import { parseAnswer } from '@/utils/reading/parse-answer';
import type { Report } from '@/utils/reading/report';
import { resultOf } from '@/utils/result/result';
import type { RequestSubject } from '@/utils/service/operations';
import { ENGLISH } from '../../texts/english';
import { lookupRecordWith } from '../lookup/record';

const JUAN: RequestSubject = {
  operation: 'overview',
  request: { subject_name: 'Juan Garcia', entity_type: 'individual', dob: '1980-05-12' },
};
const RECORD = lookupRecordWith({
  id: '7f0c3a2e-8b1d-4c5e-9f60-123456789abc',
  createdAt: Date.UTC(2026, 10, 21),
  subject: JUAN,
  state: 'done',
  purpose: { reference: '4711', reason: '', operator: '' },
});

function reportOf(answer: object | string, subject = JUAN): Report {
  const read = parseAnswer(typeof answer === 'string' ? answer : JSON.stringify(answer), subject);
  if (!read) throw new Error('no JSON');
  return read.report;
}
const ONE_HIT = reportOf({ sanctions: { hits: [{ name: 'J. Garcia', list: 'EU', birth_date: '1961-03-04' }] } });

const IN = { personal: true, texts: ENGLISH, today: '2026-11-28' };

function noteWith(template: string, report = ONE_HIT, record = RECORD): string {
  const line = { number: 4, at: 0, salt: null, content: null, contentDigest: '', previous: '', digest: '9f3c0a12' };
  return caseNote(resultOf({ record, report, line }), { ...IN, template });
}

test('a template puts values into the words of the user, and a list alone on a line becomes items', () => {
  expect(noteWith('Customer: {subject}\nCase {reference} ({reason}), log {log}\n{hits}\n{screening}{missing}')).toMatch(
    /^Customer: Juan Garcia · .+\nCase 4711 \(–\), log 4 · 9f3c0a12\n- Sanctions: J\. Garcia, EU · .*Born 1961-03-04 \(differs\)/,
  );
  expect(noteWith('Hits: {hits}. {screening}')).toMatch(
    /^Hits: Sanctions: J\. Garcia, EU · .+\. Sanctions: 1 hit; PEP: /,
  );
});

test.each(['', '  \n'])('the template %j is the note of Sightline, which states the comparison', (template) => {
  expect(noteWith(template)).toMatch(/^Sightline: Screening\nSubject: Juan Garcia/);
  expect(noteWith(template)).toMatch(/^- Sanctions: J\. Garcia, EU · .*Born 1961-03-04 \(differs\)/m);
  expect(noteWith(template)).not.toContain('Also in this result');
});

test.each([
  ['{subject} {hitz} {hits', { kind: 'unclosed', line: 1 }],
  ['fine {subject}\n} {hits}', { kind: 'unclosed', line: 2 }],
  ['{subject} {Hits}', { kind: 'unknown', name: '{Hits}' }],
  ['{}', { kind: 'unknown', name: '{}' }],
  ['{{subject}}', { kind: 'unclosed', line: 1 }],
  ['{constructor}', { kind: 'unknown', name: '{constructor}' }],
  ['{subject} a line\n\n{hits}', null],
])('the template %j has the problem %j', (template, problem) => {
  expect(templateProblem(template)).toEqual(problem);
});

test('what is not understood stays in the note as typed', () => {
  expect(noteWith('{hitz} {constructor} {screening {subject} } {{score}')).toContain(
    '{hitz} {constructor} {screening Juan Garcia · ',
  );
});

test('values are no templates, no list and no markup', () => {
  const report = reportOf({
    decision: '- {id} <b>[x](y)</b>',
    sanctions: { hits: [{ name: '{id} *a* <i>', list: '{log}' }] },
  });
  const lines = noteLines(resultOf({ record: RECORD, report }), {
    ...IN,
    template: '    {verdict}\n{verdict}\n{hits}',
  });
  const html = noteAsHtml(lines);
  expect(html).not.toMatch(/<(?!\/?(?:p|b|ul|li)>)|<b>\[/);
  expect(html.match(/<li>/g)).toHaveLength(1);
  expect(noteAsMarkdown(lines)).not.toMatch(/(?<!\\)[<[`]|^ {4}/m);
  expect(html).not.toContain(RECORD.id);
});

test('no template hides that a result is from a sandbox', () => {
  const record = { ...RECORD, environment: 'sandbox' };
  expect(noteWith('{subject} {hits}', ONE_HIT, record)).toMatch(/\nAlso in this result: Environment: Sandbox · /);
  expect(noteWith('{environment}', ONE_HIT, record)).toMatch(/^Sandbox\n/);
  expect(noteWith('', ONE_HIT, record)).toMatch(/^Environment: Sandbox$/m);
});

test('a template with hidden characters shows them', () => {
  expect(noteWith('a\u202eb {screening}')).toMatch(/^a\[RLO\]b /);
});

const piece = fc.oneof(
  fc.constantFrom(...PLACEHOLDERS).map((name) => `{${name}}`),
  fc.constantFrom('\n', '- ', '{', '}', '{{', 'Hits:', '{hitz}', ' ', '\r\n', '$&', '$1'),
  fc.string({ maxLength: 6 }),
);
const hit = fc.record({
  name: fc.stringMatching(/^[A-Z][a-z]{3,9} [A-Z][a-z]{3,9}$/),
  list: fc.constantFrom('EU', 'UN'),
});

test('no template leaves out a hit, a kind of screening, a contradiction or what is missing', () => {
  const kinds = ['sanctions', 'pep', 'adverse_media'] as const;
  const body = fc.record(Object.fromEntries(kinds.map((kind) => [kind, fc.array(hit, { maxLength: 40 })])));
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 1, maxLength: 12 }),
      body,
      fc.boolean(),
      fc.constantFrom(...NOTE_FORMATS),
      (pieces, hits, isContradictory, format) => {
        const answer = JSON.stringify(Object.fromEntries(kinds.map((kind) => [kind, { hits: hits[kind] ?? [] }])));
        const text = isContradictory ? answer.replace('{', '{"level":"a","level":"b",') : answer;
        const report = reportOf(text);
        const lines = noteLines(resultOf({ record: RECORD, report }), { ...IN, template: pieces.join('') });
        const note = format === 'row' ? { text: noteInCell(lines, String) } : formatNote(lines, format);
        const words = note.text.replaceAll('\\', '');
        for (const { name } of kinds.flatMap((kind) => hits[kind] ?? [])) {
          expect(words).toContain(name);
          if ('html' in note) expect(note.html).toContain(name);
        }
        expect(words).toContain('Sanctions:');
        expect(words).toContain('Watchlists');
        if (isContradictory) expect(words).toContain('Appears more than once');
      },
    ),
    { numRuns: 500 },
  );
});
