import { describe, expect, it } from 'vitest';
import { abstentionInWords } from '@/utils/reading/in-words';
import type { Report } from '@/utils/reading/report';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import { ENGLISH } from '../../../texts/english';
import { ownChecks } from '../known-checks';
import { mutations } from '../mutations';
import { reportOf } from '../report-of';

const read = (json: unknown, rule?: ScoreRule): Report => reportOf(json, 'overview', rule);
const checks = ownChecks();

describe('a number about another thing is not the score', () => {
  it.each<unknown>([
    { name: 'Ilse Vantongeren', risk: { wgi_score: { value: 44, context: { countries: ['KZ'] } } } },
    { risk: { corruption_score: 71 } },
    { risk: { jurisdiction: { score: 80 } } },
    { sector_risk_score: 35 },
    { registered_address: { risk_score: 12 } },
    { 'list.risk_score': 4 },
  ])('%j', (json) => {
    expect(read(json)).toMatchObject({ score: null, abstained: { reason: 'other-things' } });
  });

  it('does not compete with the score of the subject', () => {
    expect(read({ risk_score: 40, country_risk_score: 80, address: { score: 9 } }).score?.pointer).toBe('/risk_score');
    expect(read({ email_address: { risk_score: 40 } }).score?.pointer).toBe('/email_address/risk_score');
  });

  it('a score with an unknown word under a risk is offered and not taken', () => {
    expect(read({ risk: { zeta_score: 71 } })).toMatchObject({ score: null, abstained: { reason: 'only-parts' } });
  });
});

describe('a sign for "not computed" is no score', () => {
  it.each<unknown>([-1, -999, '-1', '-9999', '-1.0'])('%j', (value) => {
    const report = read({ applicant: { risk_score: value }, checked: true });
    expect(report.candidates).toEqual([]);
    expect(report.abstained?.reason).toBe('not-computed');
    expect(report.abstained && abstentionInWords(report.abstained, ENGLISH)).toBe(
      ENGLISH.t('noScore.notComputed.field', { field: 'Risk score', value: String(value) }),
    );
  });

  it.each<unknown>([-6, -9, -19, '-10'])('%j is a number like any other', (value) => {
    expect(read({ risk_score: value }).score?.value).toBe(String(value));
  });

  it('leaves the number beside it the score', () => {
    expect(read({ fraud_score: 12, bureau: { risk_score: -999 } }).score?.pointer).toBe('/fraud_score');
  });

  it('is a score again on a scale of the user that includes it', () => {
    const rule: ScoreRule = { pointer: '/risk_score', type: 'number' };
    expect(read({ risk_score: -1 }, rule).abstained?.reason).toBe('not-computed');
    expect(read({ risk_score: -1 }, { ...rule, scale: { min: 0, max: 9 } }).abstained?.reason).toBe('not-computed');
    expect(read({ risk_score: -1 }, { ...rule, scale: { min: -100, max: 100 } }).score?.value).toBe('-1');
  });
});

describe('the match strength of a hit', () => {
  const strengths = (json: unknown): string[] =>
    read(json).candidates.flatMap(({ kind, pointer }) => (kind === 'match-strength' ? [pointer] : []));

  it.each<[unknown, string[]]>([
    [{ hits: [{ name: 'P. Quillon', score: 0.9, risk_score: 71 }] }, ['/hits/0/score']],
    [{ entities: [{ caption: 'P. Quillon', confidence: 88 }] }, ['/entities/0/confidence']],
    [{ match_xml: { birth: { score: 70 } } }, ['/match_xml/birth/score']],
    [{ score: 3.1, match_types: ['aka'] }, ['/score']],
    [{ candidates: [{ name_similarity: '0.7' }] }, ['/candidates/0/name_similarity']],
    // Rules, models and kinds have names too.
    [{ applied_rules: [{ name: 'New address', score: 8 }], models: [{ name: 'sigma', score: 0.1 }] }, []],
    [{ total_matches: 4, score: 12 }, []],
  ])('%j', (json, expected) => {
    expect(strengths(json)).toEqual(expected);
  });

  it('is offered after every other number, and is no reason to ask', () => {
    const { candidates, abstained } = read({ hits: [{ name: 'P. Quillon', score: 0.9 }], sendex: 0.2 });
    expect(candidates.map(({ pointer }) => pointer)).toEqual(['/sendex', '/hits/0/score']);
    expect(abstained?.reason).toBe('other-things');
  });

  it.each(checks.filter(({ strengths }) => strengths.length > 0))('$name', ({ body, strengths: expected }) => {
    expect(strengths(body)).toEqual(expect.arrayContaining(expected));
  });
});

it('picks no wrong score and offers no sentinel in any check, however it is written', () => {
  const wrong: string[] = [];
  const offered: string[] = [];
  let picked = 0;
  let asked = 0;
  for (const { name, body, score, mayAbstain, operation } of checks)
    for (const { name: way, apply } of [
      { name: 'as sent', apply: (json: unknown, at: string | null) => ({ body: json, score: at }) },
      ...mutations,
    ]) {
      const rewritten = apply(body, score);
      const report = reportOf(rewritten.body, operation);
      const found = report.score?.pointer ?? null;
      if (found !== null) picked += 1;
      else if (rewritten.score !== null) asked += 1;
      if (found !== rewritten.score && !(found === null && (mayAbstain || way !== 'as sent')))
        wrong.push(`${name}: ${way}: ${found}`);
      offered.push(...report.candidates.flatMap(({ value }) => (/^-(1|9+)$/.test(value) ? [`${name}: ${way}`] : [])));
    }
  console.log(
    `${checks.length} checks in ${mutations.length + 1} forms: ${picked} scores picked, ${asked} not chosen, ${wrong.length} wrong`,
  );
  expect(wrong).toEqual([]);
  expect(offered).toEqual([]);
});
