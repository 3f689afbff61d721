import type { RequestSubject } from '@/utils/service/operations';

const LONG = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(8);
const RTL = 'محمد عبد الرحمن بن عبد العزيز الفلاني';

/** A part within a part, `depth` times. */
const deep = (depth: number): unknown => (depth === 0 ? { end: 'reached' } : { [`level_${depth}`]: deep(depth - 1) });

/** Answers that must not break the layout at 320 px, by what they are about. */
export const EXTREMES: Record<string, unknown> = {
  'long names': { risk_score: 12, [LONG]: LONG, reasons: [LONG, `${LONG} ${LONG}`], decision: 'REVIEW' },
  'right to left': { risk_score: 12, names: [RTL, 'Jane Doe'], reasons: [RTL], الاسم: RTL, decision: RTL },
  'long numbers':
    '{"risk_score":0.123456789012345678901234567890,"account_id":123456789012345678901234567890,"n":-1e-30}',
  'five hundred fields': Object.fromEntries(
    Array.from({ length: 500 }, (_, i) => [`field_${i}`, i % 7 === 0 ? null : `value ${i}`]),
  ),
  'deep nesting': { risk_score: 5, company: deep(24) },
  'two hundred hits': {
    risk_score: 88,
    sanctions: {
      total: 200,
      hits: Array.from({ length: 200 }, (_, i) => ({
        name: i % 3 === 0 ? `${LONG} ${i}` : `Jane Doe ${i}`,
        match_score: 0.5 + i / 1000,
        date_of_birth: '1980-05-12',
        country: 'GB',
        list: 'Harbour List',
        source: `https://example.com/${'a'.repeat(120)}/${i}`,
      })),
    },
  },
  'long list of texts': { tags: Array.from({ length: 200 }, (_, i) => `tag-${i}`), score: 3 },
  'list at the top': Array.from({ length: 60 }, (_, i) => ({
    Name: `Breach ${i}`,
    BreachDate: `20${10 + (i % 15)}-05-12`,
  })),
};

/** The longest address a person can have: 64 characters before the @, and a name without a space. */
export const LONG_EMAIL: RequestSubject = {
  operation: 'score',
  request: { email: `${'abcdefgh'.repeat(8)}@${'subdomain-of-some-length.'.repeat(4)}example.com` },
};
