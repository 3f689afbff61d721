import { expect, test } from 'vitest';
import { parseAnswer } from '@/utils/reading/parse-answer';
import { parseProfiles } from '@/utils/reading/profile/profiles';
import { teamHelp } from '@/utils/result/team-help';
import type { RequestSubject } from '@/utils/service/operations';

const EMAIL: RequestSubject = { operation: 'score', request: { email: 'ann@example.com' } };
const BUSINESS: RequestSubject = {
  operation: 'overview',
  request: { subject_name: 'Larkspur & Sons', entity_type: 'business', nationality: 'GB' },
};
const BASE_URL = 'https://api.example.com';
const SETTINGS = {
  links: [
    'Register › https://register.example/{country}?q={name}',
    'Mail › https://mail.example/?a={email}&d={domain}',
    'Handbook › https://handbook.example/',
  ],
  teamWords: ['REVIEW › Ask for a second document', 'DENY › Call the lead'],
};
const PROFILES = parseProfiles({
  [BASE_URL]: {
    score: {
      version: 1,
      layout: {
        confirmedOn: '2026-11-12',
        verdict: { pattern: '/decision', words: [{ word: 'review', means: 'caution' }] },
        screening: {},
        hit: {},
        facts: [],
        fields: [{ pattern: '/decision', types: ['text'], always: true }],
      },
    },
  },
});

function helpFor(subject: RequestSubject, decision: string, profiles = PROFILES) {
  const report = parseAnswer(JSON.stringify({ risk_score: 7, decision }), subject)?.report;
  if (!report) throw new Error('no JSON');
  return teamHelp({ subject, baseUrl: BASE_URL }, report, SETTINGS, profiles);
}

test('only links whose values the subject has are offered', () => {
  expect(helpFor(EMAIL, 'review').links.map(({ href }) => href)).toEqual([
    'https://mail.example/?a=ann%40example.com&d=example.com',
    'https://handbook.example/',
  ]);
  expect(helpFor(BUSINESS, 'review').links.map(({ name, host, href }) => [name, host, href])).toEqual([
    ['Register', 'register.example', 'https://register.example/GB?q=Larkspur%20%26%20Sons'],
    ['Handbook', 'handbook.example', 'https://handbook.example/'],
  ]);
});

test('the team’s sentence needs the provider’s word, confirmed in the profile', () => {
  expect(helpFor(EMAIL, 'Review').sentence).toBe('Ask for a second document');
  // Nobody has confirmed that word.
  expect(helpFor(EMAIL, 'DENY').sentence).toBeNull();
  expect(helpFor(EMAIL, 'approve').sentence).toBeNull();
  expect(helpFor(EMAIL, 'review', {}).sentence).toBeNull();
});
