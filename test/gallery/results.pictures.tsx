import { page } from 'vitest/browser';
import { parseAnswer } from '@/utils/reading/parse-answer';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import type { RequestSubject } from '@/utils/service/operations';
import { EMAIL } from '../unit/components/result/result-stage';
import { answerTo } from './answers';
import { TEXTS } from './gallery-texts';
import { Lookup } from './lookup';
import { take } from './take';

const person = (subject_name: string): RequestSubject & { operation: 'overview' } => ({
  operation: 'overview',
  request: { subject_name, entity_type: 'individual', dob: '1980-05-12', nationality: 'GB' },
});
const business: RequestSubject & { operation: 'overview' } = {
  operation: 'overview',
  request: { subject_name: 'Larkspur Haulage GmbH', entity_type: 'business', nationality: 'DE' },
};
const scored = (layout: string, email = 'casey.cobblefield@example.com') => answerTo(email, layout);
const about = ({ request }: RequestSubject & { operation: 'overview' }, layout: string) =>
  answerTo(request.subject_name, layout);

const BANDS: ScoreRule = {
  pointer: '/risk_score',
  type: 'number',
  scale: { min: 0, max: 100 },
  direction: 'riskier',
  bands: [
    { from: 0, name: 'Fine' },
    { from: 40, name: 'Look twice' },
    { from: 75, name: 'Stop' },
  ],
};
const [low, middle, high] = [
  'blair.brightwater@example.com',
  'casey.cobblefield@example.com',
  'quinn.quillfeather@tempbox.example',
];

for (const layout of ['flat', 'enveloped', 'camel', 'safety', 'text', 'scoreless'] as const) {
  take(`score-${layout}`, () => <Lookup answer={scored(layout)} />);
}
// The sidebar of Firefox is this narrow at first.
take('score-in-sidebar', () => <Lookup answer={scored('enveloped')} />, { widths: [240, 264] });
for (const [name, email] of Object.entries({ low, middle, high })) {
  take(`bands-${name}`, () => <Lookup answer={scored('flat', email)} rule={BANDS} reused />);
}
take('contradiction', () => <Lookup answer={{ risk_score: 91, decision: 'ALLOW' }} rule={BANDS} />);
const TWICE = '{"risk_score":5,"risk_score":95,"risk_level":"high","risk_level":"low","reasons":["New address"]}';
take('sent-twice', () => <Lookup answer={TWICE} />);
take('sent-twice-elsewhere', () => (
  <Lookup answer='{"risk_score":5,"email":{"age_days":1,"age_days":900,"domain":"example.com"}}' />
));
take('not-a-number', () => <Lookup answer='{"risk_score":"9,5","decision":"REVIEW"}' />);
const HIDDEN = {
  risk_score: 72,
  decision: '\u202eelbatpecca',
  reasons: ['Seen at \u2066three\u2069 shops', 'Zero\u200bwidth'],
  profile_url: 'https://аррӏе.com/login',
  'na\u202eme': 'Zoë ❤️',
};
take('hidden-characters', () => <Lookup answer={HIDDEN} />);
take('which-score', () => <Lookup answer={scored('two-scores')} />);
take('score-gone', () => <Lookup answer={scored('flat')} rule={{ ...BANDS, pointer: '/df/score' }} />);
take('teach', () => <Lookup answer={scored('flat')} rule={BANDS} />, {
  before: () => page.getByRole('button', { name: TEXTS.t('scoreRule.edit') }).click(),
});
take('person', () => <Lookup subject={person('Emery Holloway')} answer={about(person('Emery Holloway'), 'nested')} />);
take('person-clear', () => (
  <Lookup subject={person('Casey Cobblefield')} answer={about(person('Casey Cobblefield'), 'nested')} />
));
take('person-hits', () => (
  <Lookup
    subject={person('Casey Cobblefield')}
    answer={{
      screening: {
        sanctions: { total_hits: 2, hits: [{ list: 'Harbour List', country: 'IR' }, { country: 'SY' }] },
        hits: Array.from({ length: 5 }, (_, i) => ({
          name: `Casey ${'ABCDE'[i]}. Cobblefield`,
          type: 'pep',
          match_score: 0.71,
        })),
        watchlists: { hits: 0 },
      },
    }}
  />
));
take('business', () => <Lookup subject={business} answer={about(business, 'nested')} />);
take('raw', () => <Lookup answer={scored('enveloped')} />, {
  before: async () => {
    await page.getByRole('tab', { name: TEXTS.t('result.rawJson') }).click();
    await page.getByRole('row').nth(1).click();
  },
});
take('filter', () => <Lookup answer={scored('enveloped')} />, {
  before: () => page.getByRole('searchbox', { name: TEXTS.t('result.search') }).fill('domain'),
});

const HISTORY = [61, 58, 40, 44].map((risk_score, i) => {
  const text = JSON.stringify({ ...Object(scored('flat')), risk_score, checked: i });
  const read = parseAnswer(text, EMAIL);
  if (!read) throw new Error('no JSON');
  const day = 86_400_000;
  return {
    id: i === 0 ? '7f0c3a2e-8b1d-4c5e-9f60-123456789abc' : String(i),
    at: Date.now() - i * i * 9 * day,
    score: read.report.score,
    read,
  };
});
take(
  'earlier',
  () => (
    <Lookup
      answer={{ ...Object(scored('flat')), risk_score: 61, checked: 0 }}
      history={{ count: HISTORY.length, load: async () => HISTORY }}
    />
  ),
  {
    before: async () => {
      await page.getByRole('tab', { name: TEXTS.t('desk.history'), exact: false }).click();
      await page.getByText(TEXTS.t('compare.ownSave'), { exact: true }).first().click();
    },
  },
);
