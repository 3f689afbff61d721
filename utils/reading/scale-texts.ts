import type { PlainKey } from '@/utils/texts/text-key';
import type { Texts, Translate } from '@/utils/texts/texts';
import type { Score } from './score/score';

const PROBLEMS = {
  'rule-and-answer-differ': 'score.scaleDiffers',
  outside: 'score.outsideScale',
} as const satisfies Record<NonNullable<Score['scaleProblem']>, PlainKey>;

const DIRECTIONS = {
  riskier: 'score.higherIsRiskier',
  safer: 'score.higherIsSafer',
} as const satisfies Record<NonNullable<Score['direction']>, PlainKey>;

type Scaled = Pick<Score, 'scale' | 'scaleProblem' | 'direction'>;

/** Returns what is known of the scale, in texts of a few words. */
export function scaleTexts({ scale, scaleProblem, direction }: Scaled, { t }: Pick<Texts, 't'>): string[] {
  if (direction === null && scale === null && scaleProblem === null) return [t('score.noScaleOrDirection')];
  return [
    scaleProblem === null ? rangeText(scale, t) : t(PROBLEMS[scaleProblem]),
    t(direction === null ? 'score.noDirection' : DIRECTIONS[direction]),
  ];
}

/** Returns the ends of a scale, or that none is provided. */
export function rangeText(scale: Score['scale'], t: Translate): string {
  if (scale === null) return t('score.noScale');
  // The digits of the scale look like those of the score, which are shown as sent.
  const max = String(scale.max);
  if (scale.min === null) return t('score.outOf', { max });
  return t(scale.source === 'rule' ? 'score.rangeByRule' : 'score.range', { min: String(scale.min), max });
}
