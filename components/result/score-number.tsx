import { useTexts } from '@/components/texts';
import type { Score } from '@/utils/reading/score/score';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import type { Tone } from '@/utils/reading/score/tone';
import type { PlainKey } from '@/utils/texts/text-key';
import type { Texts, Translate } from '@/utils/texts/texts';
import { ScaleBar } from './scale-bar';
import { ToneWord } from './tone-word';

/** The number exactly as sent, with only the known facts about its scale. */
export function ScoreNumber({
  score,
  rule,
  tone,
  plain,
}: {
  score: Score;
  rule: ScoreRule | null;
  tone: Tone | null;
  /** Number and label disagree: no color anywhere. */
  plain: boolean;
}) {
  const texts = useTexts();
  const { value, name, path, band } = score;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <span data-testid="score" className={`min-w-0 font-semibold ${value.length > 12 ? 'text-xl' : 'text-score'}`}>
          {value}
        </span>
        {band !== null && <ToneWord tone={tone}>{band.name}</ToneWord>}
        <span dir="auto" className="min-w-0 text-muted">
          {[...path, name].join(' › ')}
        </span>
      </p>
      <ScaleBar score={score} rule={rule} plain={plain} />
      <p className="text-xs text-muted">{scaleTexts(score, texts).join(' · ')}</p>
    </>
  );
}

const PROBLEMS = {
  'rule-and-answer-differ': 'score.scaleDiffers',
  outside: 'score.outsideScale',
} as const satisfies Record<NonNullable<Score['scaleProblem']>, PlainKey>;

const DIRECTIONS = {
  riskier: 'score.higherIsRiskier',
  safer: 'score.higherIsSafer',
} as const satisfies Record<NonNullable<Score['direction']>, PlainKey>;

/** Returns what is known of the scale, in texts of a few words. */
function scaleTexts({ scale, scaleProblem, direction }: Score, { t }: Texts): string[] {
  if (direction === null && scale === null && scaleProblem === null) return [t('score.noScaleOrDirection')];
  return [
    scaleProblem === null ? rangeText(scale, t) : t(PROBLEMS[scaleProblem]),
    t(direction === null ? 'score.noDirection' : DIRECTIONS[direction]),
  ];
}

function rangeText(scale: Score['scale'], t: Translate): string {
  if (scale === null) return t('score.noScale');
  // The digits of the scale look like those of the score, which are shown as sent.
  const max = String(scale.max);
  if (scale.min === null) return t('score.outOf', { max });
  return t(scale.source === 'rule' ? 'score.rangeByRule' : 'score.range', { min: String(scale.min), max });
}
