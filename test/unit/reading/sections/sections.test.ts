import { describe, expect, it } from 'vitest';
import type { Operation, SubjectKind } from '@/utils/service/operations';
import { leavesOf, shownLeaves } from '../leaves';
import { reportOf } from '../report-of';

const shape = (json: unknown, operation: Operation = 'score', subject?: SubjectKind): Record<string, string[]> =>
  Object.fromEntries(
    reportOf(json, operation, undefined, subject).sections.map(({ group, fields, parts }) => [
      group,
      [...fields.map(({ name }) => name), ...parts.map(({ title }) => title)],
    ]),
  );

const everything = {
  request_id: 'r-1',
  first_seen: '2020-01-01',
  company: { name: 'Marrow & Finch Ltd' },
  sanctions: { hits: 0 },
  identity: { dob: '1970-02-03' },
  domain_details: { tld: '.com' },
  deliverable: true,
  breach_details: { number_of_breaches: 2 },
  account_details: { registered: 1 },
  phone_details: { carrier: 'x' },
  ip_details: { isp: 'x' },
  linked_entities: [{ name: 'x' }],
  sources: ['x'],
  applied_rules: [{ name: 'x' }],
  risk_score: 4,
  email: 'ronan.talbery@example.com',
  zzz: 1,
};

describe('the order people expect', () => {
  it('for an email', () => {
    expect(Object.keys(shape(everything))).toEqual(
      'request score why accounts breaches mail domain identity screening phone network company relations history sources other technical'.split(
        ' ',
      ),
    );
  });

  it('for a person', () => {
    expect(Object.keys(shape(everything, 'overview')).slice(0, 9)).toEqual(
      'request score why identity screening accounts breaches mail domain'.split(' '),
    );
  });

  it('for a business', () => {
    const order = 'request score why company identity screening'.split(' ');
    expect(Object.keys(shape(everything, 'overview', 'business')).slice(0, 6)).toEqual(order);
  });
});

describe("the service's own sections", () => {
  it('are placed whole and keep their title', () => {
    const body = { email_domain_details: { created: '2001-01-01', ip: '192.0.2.1', breaches: ['x'] } };
    expect(shape(body)).toEqual({ domain: ['Email domain details'] });
  });

  it('come out of what only wraps them', () => {
    const body = {
      success: true,
      data: { phone: { carrier: 'x' }, enrichment: { domain: { tld: 'x' }, ip: { isp: 'x' } } },
    };
    expect(shape(body)).toEqual({ domain: ['Domain'], phone: ['Phone'], network: ['IP'], technical: ['Success'] });
  });

  it('come out of a reply that is named for its call, unless it holds one part', () => {
    const parts = { person: { dob: '1970-02-03' }, sanctions: { hits: [{ name: 'A' }] }, phone: { carrier: 'x' } };
    const expected = { identity: ['Person'], screening: ['Sanctions'], phone: ['Phone'] };
    expect(shape({ WatchlistQueryIDResponse: parts }, 'overview')).toEqual(expected);
    expect(shape({ AmlSearchReply: parts, request_id: 'r' }, 'overview')).toMatchObject(expected);
    expect(shape({ screening_response: { hits: [{ name: 'A' }] } }, 'overview')).toEqual({
      screening: ['Screening response'],
    });
  });

  it('keep titles they give themselves, word for word', () => {
    const body = {
      sections: [
        { title: 'Sanctions & watchlists', hits: 0 },
        { title: 'Company register', number: '1' },
      ],
    };
    expect(shape(body, 'overview')).toEqual({ screening: ['Sanctions & watchlists'], company: ['Company register'] });
  });

  it('with a name of their own go where their content goes', () => {
    expect(shape([{ Name: 'Tallyho', BreachDate: '2013-10-04', PwnCount: 3 }])).toEqual({ breaches: [''] });
    expect(shape({ northgate: { carrier: 'x', line_type: 'y' }, took: 3 })).toEqual({
      phone: ['Northgate'],
      technical: ['Took'],
    });
    expect(shape({ northgate: { zzz: 'x' } })).toEqual({ other: ['Northgate'] });
  });

  it('name the items of a list by what they call themselves', () => {
    const { sections } = reportOf({ breaches: [{ name: 'Tallyho' }, { date: '2020-01-01' }] }, 'score');
    expect(sections[0]?.parts[0]).toMatchObject({ list: true, parts: [{ title: 'Tallyho' }, { title: '2' }] });
  });
});

it.each<[string, unknown, Record<string, string[]>]>([
  ['profiles of a person', { accounts: [{ platform: 'Apollo', social: 'x' }] }, { accounts: ['Accounts'] }],
  [
    'accounts of a company',
    { accounts: { next_accounts: { due: '2027-01-01' }, accounting_period: '2026', overdue: true } },
    { company: ['Accounts'] },
  ],
  [
    'hits of a screening, of companies too',
    { hits: [{ company_name: 'Marrow', company_number: '1', list_name: 'Harbour List' }] },
    { screening: ['Hits'] },
  ],
  [
    'candidates of a register',
    { hits: [{ company_name: 'Marrow', company_number: '1', match_score: 0.9 }] },
    { company: ['Hits'] },
  ],
  [
    'a question that holds the results',
    { query: { name: 'x', hits: [{ full_name: 'P. Quillon', datasets: ['x'] }] } },
    { screening: ['Hits'], identity: ['Name'] },
  ],
  ['a question', { query: { name: 'x', country: 'DE' }, hits: [] }, { request: ['Query'], screening: ['Hits'] }],
  [
    'the only result for an address',
    { results: [{ email: 'a@example.com', disposable: true, breaches: ['x'] }] },
    { request: ['Email'], breaches: ['Breaches'], mail: ['Disposable'] },
  ],
  ['a block list of addresses in a network', { ip_blocklist: { tor: false } }, { network: ['IP blocklist'] }],
  [
    'what is there, and what kind it is',
    { has_twitter: true, has_charges: false },
    { accounts: ['Has twitter'], company: ['Has charges'] },
  ],
])('reads an ambiguous name by its content: %s', (_, json, expected) => {
  expect(shape(json, 'overview')).toEqual(expected);
});

it.each<unknown>([
  72,
  'text',
  null,
  [],
  {},
  [1, [2, [3]], { a: [] }],
  JSON.parse('{"__proto__":{"constructor":1},"a":{"__proto__":[1,{"x":null}]}}'),
  { '': { '': 1 }, 'a/b': { 'c~d': [true] }, 'e.f': '' },
])('nothing is lost: %j', (json) => {
  expect(shownLeaves(reportOf(json, 'score'))).toEqual(leavesOf(json));
});
