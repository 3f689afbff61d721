import { Pencil } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '@/components/kit/icon-button';
import { useTexts } from '@/components/kit/texts';
import { scaleInWords } from '@/utils/reading/in-words';
import type { Score } from '@/utils/reading/score/score';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import { shortScoreName } from '@/utils/reading/score/short-score-name';
import type { Tone } from '@/utils/reading/score/tone';
import { ScaleBar } from './scale-bar';
import { ToneWord } from './tone-word';

/** The number exactly as sent, with only the known facts about its scale. */
export function ScoreNumber({
  score,
  rule,
  tone,
  plain,
  action,
  onChangeField,
  children,
}: {
  score: Score;
  rule: ScoreRule | null;
  tone: Tone | null;
  /** Number and label disagree: no color anywhere. */
  plain: boolean;
  /** Beside what is known of the scale. */
  action?: ReactNode;
  /** Lets the user choose another field as the score. */
  onChangeField?: (() => void) | undefined;
  /** The service's own label, beside the number. */
  children: ReactNode;
}) {
  const texts = useTexts();
  const nameId = useId();
  const { value, name, path, band } = score;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
        {/* For assistive technology the number and its name are one paragraph, "44 Risk score". */}
        <p
          data-testid="score"
          aria-owns={nameId}
          className={`min-w-0 font-semibold ${value.length > 12 ? 'text-xl' : 'text-score'}`}
        >
          {value}
        </p>
        <div className="flex min-w-40 flex-1 flex-col gap-1">
          {children}
          {band !== null && (
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <ToneWord tone={tone}>{band.name}</ToneWord>
              <span className="text-xs text-muted">{texts.t('score.ownBand')}</span>
            </p>
          )}
          <div className="flex items-center text-xs">
            <span id={nameId} dir="auto" title={[...path, name].join(' › ')} className="text-with-parent min-w-0">
              {shortScoreName(path, name)}
            </span>
            {onChangeField && (
              <IconButton icon={Pencil} size="small" name={texts.t('scoreRule.change')} onPress={onChangeField} />
            )}
          </div>
          <div className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
            <p>{scaleInWords(score, texts).join(' · ')}</p>
            {action}
          </div>
        </div>
      </div>
      <ScaleBar score={score} rule={rule} plain={plain} />
    </>
  );
}
