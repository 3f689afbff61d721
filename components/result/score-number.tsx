import { useTexts } from '@/components/texts';
import { scaleTexts } from '@/utils/reading/scale-texts';
import type { Score } from '@/utils/reading/score/score';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import type { Tone } from '@/utils/reading/score/tone';
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
