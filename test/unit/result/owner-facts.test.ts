import { expect, test } from 'vitest';
import { parseAnswer } from '@/utils/reading/parse-answer';
import { ownerFacts } from '@/utils/result/owner-facts';

/** Returns what an answer states of the owner of an address, as texts. */
function statedIn(answer: object) {
  const read = parseAnswer(JSON.stringify(answer), { operation: 'score', request: { email: 'pia@example.com' } });
  if (!read) throw new Error('no JSON');
  const { names, companies, countries, phones } = ownerFacts(read.report);
  return [names, companies, countries, phones].map((stated) => stated.map(({ text }) => text).join(' | '));
}

test.each<[string, object, string[]]>([
  [
    'loose fields',
    {
      risk_score: 7,
      first_name: 'Pia',
      last_name: 'Barreto',
      company: 'Larkspur',
      country: 'PT',
      phone: '+351 210 000 000',
    },
    ['Pia Barreto', 'Larkspur', 'PT', '+351 210 000 000'],
  ],
  [
    'an identity in an envelope',
    {
      data: {
        score: 7,
        identity: { names: ['Pia Barreto', 'P. Barreto'], employer: 'Larkspur', nationality: 'Portuguese' },
      },
    },
    ['Pia Barreto | P. Barreto', 'Larkspur', 'Portuguese', ''],
  ],
  [
    'profiles by site',
    { account_details: { linkup: { name: 'Pia Barreto', company: 'Larkspur' }, picshare: { registered: true } } },
    ['Pia Barreto', 'Larkspur', '', ''],
  ],
  [
    'people in a list of breaches or domains',
    { domains: [{ name: 'example.com', full_name: 'Pia Barreto', country_code: 'PT', phone_number: 351210000000 }] },
    ['Pia Barreto', '', 'PT', '351210000000'],
  ],
])('%s state the owner', (_, answer, stated) => {
  expect(statedIn(answer)).toEqual(stated);
});

test.each<[string, object]>([
  ['sites', { accounts: [{ name: 'Linkup', registered: true }] }],
  ['breaches', { breaches: [{ name: 'Picshare', country: 'US' }] }],
  ['rules', { applied_rules: [{ id: 'E1', name: 'Mailbox is full' }] }],
  ['the domain', { domain: { name: 'example.com', registrar_name: 'Sample Names Inc', registrar_country: 'US' } }],
  ['an IP address', { ip_details: { country: 'US', isp_name: 'Sample Net' }, ip_country: 'US' }],
  ['the carrier of a phone', { phone_details: { carrier: { name: 'Sample Tel' }, country: 'US' } }],
  ['how well a value fits', { validations: { mobile_number: 0.98 }, decision: { name: 'onboarding' } }],
  ['half a name, and words for none', { first_name: 'Pia', full_name: 'Unknown', company: 'N/A', phone: 'none' }],
  ['hits', { sanctions: { hits: [{ full_name: 'Pia Barreto', country: 'PT', list: 'Sample list' }] } }],
])('names and countries of %s are not the owner’s', (_, answer) => {
  expect(statedIn(answer)).toEqual(['', '', '', '']);
});

test('each value has its place in the answer', () => {
  const text = JSON.stringify({ data: { phones: ['+351 210 000 000', '+351 210 000 001'] } });
  const read = parseAnswer(text, { operation: 'score', request: { email: 'pia@example.com' } });
  expect(read && ownerFacts(read.report).phones.map(({ pointer }) => pointer)).toEqual([
    '/data/phones/0',
    '/data/phones/1',
  ]);
});
