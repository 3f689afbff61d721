import { describe, expect, it } from 'vitest';
import type { Report } from '../../../../utils/reading/report';
import { reportOf } from '../report-of';

const read = (json: unknown): Report => reportOf(json, 'overview');
const counts = (json: unknown): string[] =>
  read(json).counts.map(({ kind, n, of, pointer }) => `${kind} ${n}${of === null ? '' : ` of ${of}`} ${pointer}`);

it.each<[unknown, string[]]>([
  [{ accounts: { registered: 8, checked: 21 } }, ['accounts 8 of 21 /accounts/registered']],
  [
    {
      profiles: [
        { site: 'a', found: true },
        { site: 'b', found: false },
      ],
    },
    ['accounts 1 of 2 /profiles'],
  ],
  [
    { account_aggregates: { total_registration: 39, social: { registered: 2, checked: 6 } } },
    ['accounts 39 /account_aggregates/total_registration'],
  ],
  [{ footprint: { social: { registered: 2, checked: 6 } } }, ['accounts 2 of 6 /footprint/social/registered']],
  [{ footprint: { social: { registered: 2, checked: 6 }, shops: { registered: 1, checked: 4 } } }, []],
  [{ breach_details: { number_of_breaches: 2, breaches: [{}, {}] } }, ['breaches 2 /breach_details/breaches']],
  [{ breaches_count: 0 }, ['breaches 0 /breaches_count']],
  [{ breaches: [] }, []],
  [{ breach_emails_count: 763117 }, []],
  [{ email: { breaches: [{ name: 'Tallyho' }] } }, ['breaches 1 /email/breaches']],
  [{ total_hits: 3 }, ['hits 3 /total_hits']],
  [{ fraud_history: { hits: 9 } }, []],
  // Screening of one kind has a separate row.
  [{ sanctions: { hits: 2 }, pep: { hits: [{}] } }, []],
  [{ phone: { success: false, accounts: { registered: 0, checked: 9 } } }, []],
  [{ hits: [{ breaches: [{}, {}] }] }, ['hits 1 /hits']],
])('finds the counts of %j', (json, expected) => {
  expect(counts(json)).toEqual(expected);
});

describe('reasons', () => {
  const reasons = (json: unknown): string[] => read(json).reasons.map(({ text }) => text);

  it.each<[unknown, string[]]>([
    [{ reasons: ['New address', 'N/A'] }, ['New address']],
    [{ applied_rules: [{ id: 'E1', name: 'Throw-away domain', score: 8 }] }, ['Throw-away domain']],
    [
      {
        rules: [
          { name: 'a', triggered: false },
          { name: 'b', triggered: true },
        ],
      },
      ['b'],
    ],
    [{ reason_codes: { R1: 'Linked to fraud' } }, ['Linked to fraud']],
    [{ disposition: { reason: 'custom_rule' }, warnings: ['About the request'] }, ['custom_rule', 'About the request']],
    [
      {
        warnings: [{ short_description: 'Breached', long_description: 'Long' }],
        reasons: [{ code: 'R', message: 'Why' }],
      },
      ['Why', 'Breached'],
    ],
    [{ signals: [{ key: 'emailRisk', value: 'high' }] }, ['emailRisk: high']],
    [{ hits: [{ reasons: ['of the hit'] }] }, []],
    [{ rules: 3, flags: 'none' }, []],
  ])('%j', (json, expected) => {
    expect(reasons(json)).toEqual(expected);
  });
});

describe('reasons say why', () => {
  const reasons = (json: unknown): string[] => read(json).reasons.map(({ text }) => text);

  it.each<[unknown, string[]]>([
    [{ warnings: [{ message: 'medium', title: 'New address' }, { title: 'Passed' }] }, ['New address']],
    [{ flags: ['true', 'Shared device', 'low'], decision_reason: 'OK' }, ['Shared device']],
    [{ denial_reasons: ['Listed since May'] }, ['Listed since May']],
  ])('%j', (json, expected) => {
    expect(reasons(json)).toEqual(expected);
  });
});

it.each<[unknown, string[]]>([
  [{ is_disposable_mail_domain: true }, ['disposable']],
  [{ hasDeliverableMailbox: 'false' }, ['deliverable']],
  [{ disposable_domain: 'tempbox.example' }, []],
  [{ phone: { disposable: true } }, []],
])('%j states %j', (json, kinds) => {
  expect(read(json).facts.map(({ kind }) => kind)).toEqual(kinds);
});

it('gives facts for the card, not those of hits', () => {
  const facts = read({
    email_domain_details: { created: '2015-03-20' },
    deliverable: 'true',
    hits: [{ disposable: true }],
  }).facts.map(({ kind, field }) => `${kind} ${field.pointer} ${field.value.kind}`);
  expect(facts).toEqual(['domain-since /email_domain_details/created date', 'deliverable /deliverable boolean']);
});
