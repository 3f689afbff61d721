import { describe, expect, it } from 'vitest';
import { findOtherSubject, type SentSubject } from '@/utils/compare/other-subject';
import { ownChecks } from '../known-checks';
import { ownResponses } from '../known-responses';
import { ownScreenings } from '../known-screenings';
import { reportOf } from '../report-of';

const ASKED = { names: ['Ada Quillon'], birth: '1970-02-03', type: 'individual' } as const;
const EMAIL = { email: 'ada@example.com' };

/** What an answer says of another subject: "name Petra Tamm". */
function otherIn(body: unknown, sent: SentSubject = ASKED): string | null {
  const { echo, screeningEntries } = reportOf(body, 'email' in sent ? 'score' : 'overview');
  const hits = screeningEntries.map(({ facts }) => facts);
  const other = findOtherSubject(sent, echo, hits, Date.parse('2026-01-01'));
  return other && `${other.is} ${other.stated.text}`;
}

describe('an answer that clearly names another subject', () => {
  it.each<[unknown, string]>([
    [{ query: 'Petra Tamm', hits_count: 0, data: [] }, 'name Petra Tamm'],
    [{ search_term: ' Petra  Tamm ', hits: [] }, 'name Petra  Tamm'],
    [{ searchParameters: { firstName: null, lastName: 'Tamm' }, lists: {} }, 'name Tamm'],
    [
      { aml: { hits: [] }, entity: { data: { firstName: 'PETRA', lastName: 'TAMM' }, type: 'individual' } },
      'name PETRA TAMM',
    ],
    [{ screened_data: { full_name: 'Ada Quillon', date_of_birth: '1990-12-31' } }, 'birth 1990-12-31'],
    [{ data: { attributes: { term: 'Petra Tamm', 'has-match': false } } }, 'name Petra Tamm'],
    [{ id: 7, entityName: 'Petra Tamm', result: { outcome: 'clear' } }, 'name Petra Tamm'],
    [{ subject: 'Petra Tamm', checks: [{ type: 'pep', hits: [] }] }, 'name Petra Tamm'],
    [{ body: { result: { baseInfo: { name: 'Petra Tamm', age: '46' }, summary: { score: 12 } } } }, 'name Petra Tamm'],
    [{ reports: [{ subjectName: { firstName: 'PETRA', lastName: 'TAMM' }, models: [] }] }, 'name PETRA TAMM'],
    [
      { party: { name: 'Petra Tamm', screening: { hits: 1, sanctions: [{ name: 'Ada Quillon', list: 'OFAC' }] } } },
      'name Petra Tamm',
    ],
    [{ results: [{ query: { name: 'Petra Tamm' }, hits: [{ name: 'Ada Quillon', score: 1 }] }] }, 'name Petra Tamm'],
  ])('%j', (body, other) => {
    expect(otherIn(body)).toBe(other);
  });

  it.each<[unknown, string]>([
    [{ email: 'petra@example.com', score: 12 }, 'email petra@example.com'],
    [{ data: { address: 'ada@example.org', status: 'valid' } }, 'email ada@example.org'],
    [{ query: { email: 'petra%40example.com', results: [{ score: 12 }] } }, 'email petra@example.com'],
  ])('of an address: %j', (body, other) => {
    expect(otherIn(body, EMAIL)).toBe(other);
  });

  it('of a business, also by the name of the company', () => {
    for (const body of [
      { company_name: 'Larkspur Haulage', status: 'active' },
      { ofac: { comName: 'Larkspur Haulage' } },
    ])
      expect(otherIn(body, { ...ASKED, names: ['Marrow & Finch Ltd'], type: 'business' })).toBe(
        'name Larkspur Haulage',
      );
  });
});

describe('an answer that may be about the same subject', () => {
  it.each<unknown>([
    // No echo.
    { hits: [{ name: 'Petra Tamm', score: 0.9, list: 'Harbour List' }] },
    { matches: [{ name: 'Petra Tamm', list: 'A', score: 1, matched_criteria: { name: { name: 'P. T.' } } }] },
    // Case, order, accents, parts, and births in other forms.
    { query: 'QUILLÓN, ada' },
    { query: { name: 'Quillon' } },
    { search_term: 'AdaQuillon' },
    { query: 'q=Ada+Quillon&limit=5' },
    { submitted: { name: 'Ada Quillon', dob: '03/02/1970' } },
    { searched_name: 'Ада Квиллон' },
    { query: 'A*** Q***' },
    { query: '7f3a9c51-0b9e-4a55', search: 'individual', search_type: 'watchlist' },
    // What else is under such keys.
    { subject: 'Sanctions screening report', hits: [] },
    { results: [{ entityName: 'Petra Tamm', score: 1 }] },
    { reports: [{ subjectName: { firstName: 'Petra' } }, { subjectName: { firstName: 'Ada' } }] },
    { party: { name: 'Petra Tamm', isSanctioned: true } },
    // Other people, settings, and one name of several.
    { requester: { name: 'Petra Tamm' }, company: { name: 'Larkspur Haulage' }, filters: { name: 'Strict filter' } },
    { query: 'Ada Quillon', entity: { name: 'Petra Tamm' } },
    // A hit lists both names.
    { query: 'Adele Kvillon', hits: [{ name: 'Ada Quillon', aliases: ['Adele Kvillon'], list: 'OFAC', score: 1 }] },
  ])('%j', (body) => {
    expect(otherIn(body)).toBeNull();
  });

  it.each<unknown>([
    { score: 12 },
    { email: 'ADA@Example.com', contact: { email: 'petra@example.com' }, did_you_mean: 'adam@example.com' },
    { sanitized_email: 'a.da+shop@example.com' },
    { email: 'a**@example.com' },
    { identity: [{ emails: [{ email: 'petra@example.com' }] }], breaches: [{ email: 'petra@example.com' }] },
  ])('of an address: %j', (body) => {
    expect(otherIn(body, EMAIL)).toBeNull();
  });

  it('of an international address', () => {
    expect(otherIn({ email: 'ada@xn--bcher-kva.example' }, { email: 'ada@bücher.example' })).toBeNull();
  });
});

it('no answer of the collections is about another subject than its own echo', () => {
  const bodies = [...ownScreenings(), ...ownChecks(), ...ownResponses()].map(({ body }) => body);
  const others = bodies.flatMap((body) => {
    const { names, emails } = reportOf(body, 'overview').echo;
    const sent: SentSubject[] = [
      ...names.map(({ text }) => ({ ...ASKED, names: [text.toUpperCase()], birth: null })),
      ...emails.map(({ text }) => ({ email: text.toUpperCase() })),
    ];
    return sent.map((each) => otherIn(body, each)).filter((other) => other !== null);
  });
  expect(others).toEqual([]);
});
