import { type ScoreRule, scoreRule } from '@/utils/reading/score/score-rule';

/** One band as typed; an empty `to` means up to the next band. */
export interface BandDraft {
  from: string;
  to: string;
  name: string;
}

/** The user's input about a score before it is a rule. Empty fields mean "not known". */
export interface RuleDraft {
  min: string;
  max: string;
  direction: 'unknown' | 'riskier' | 'safer';
  bands: BandDraft[];
}

/** The text at each field that needs correcting. */
export type RuleProblems = {
  scale?: 'scoreRule.problemEnds' | 'scoreRule.problemOrder' | 'scoreRule.problemGrouping';
  bands?: 'scoreRule.problemParts' | 'scoreRule.problemBands' | 'scoreRule.problemGrouping';
};

export const MAX_BANDS = 5;

const asTyped = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** Returns the editable form of a rule. */
export function draftOf(rule: ScoreRule | null): RuleDraft {
  return {
    min: asTyped(rule?.scale?.min),
    max: asTyped(rule?.scale?.max),
    direction: rule?.direction ?? 'unknown',
    bands: (rule?.bands ?? []).map(({ from, to, name }) => ({ from: asTyped(from), to: asTyped(to), name })),
  };
}

/** "1,000" is a thousand to some readers and one to others. */
const AMBIGUOUS = /^[-+]?[1-9]\d{0,2}([.,]\d{3})+$/;
const isAmbiguous = (text: string): boolean => AMBIGUOUS.test(text.trim());

/** Parses a typed number with a point or a comma; null for anything else. */
function typedNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/** Returns the rule for a chosen field and its typed details, or the problem of each invalid part. */
export function ruleOf(
  chosen: Pick<ScoreRule, 'pointer' | 'type'>,
  draft: RuleDraft,
): { ok: true; rule: ScoreRule } | { ok: false; problems: RuleProblems } {
  const problems: RuleProblems = {};
  const given = draft.min.trim() !== '' || draft.max.trim() !== '';
  const [min, max] = [typedNumber(draft.min), typedNumber(draft.max)];
  if (isAmbiguous(draft.min) || isAmbiguous(draft.max)) problems.scale = 'scoreRule.problemGrouping';
  else if (given && (min === null || max === null)) problems.scale = 'scoreRule.problemEnds';
  else if (min !== null && max !== null && min >= max) problems.scale = 'scoreRule.problemOrder';

  const bands = draft.bands.map(({ from, to, name }) => {
    const end = to.trim() === '' ? undefined : typedNumber(to);
    return { from: typedNumber(from), to: end, name: name.trim() };
  });
  if (draft.bands.some(({ from, to }) => isAmbiguous(from) || isAmbiguous(to))) {
    problems.bands = 'scoreRule.problemGrouping';
  } else if (bands.some(({ from, to, name }) => from === null || to === null || name === '')) {
    problems.bands = 'scoreRule.problemParts';
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const parsed = scoreRule.safeParse({
    ...chosen,
    ...(min === null || max === null ? {} : { scale: { min, max } }),
    ...(draft.direction === 'unknown' ? {} : { direction: draft.direction }),
    ...(bands.length === 0 ? {} : { bands }),
  });
  if (parsed.success) return { ok: true, rule: parsed.data };
  return { ok: false, problems: { bands: 'scoreRule.problemBands' } };
}
