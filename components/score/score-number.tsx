import { Pencil } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '@/components/kit/icon-button';
import { useTexts } from '@/components/kit/texts';
import { scaleInWords } from '@/utils/reading/in-words';
import type { Score } from '@/utils/reading/score/score';
import type { Band, ScoreRule } from '@/utils/reading/score/score-rule';
import { shortScoreName } from '@/utils/reading/score/short-score-name';
import type { Tone } from '@/utils/reading/score/tone';
import { bandTone } from '@/utils/reading/shown-tones';
import { ToneWord } from './tone-word';

const FILL: Record<Tone, string> = { calm: 'fill-calm', caution: 'fill-caution', danger: 'fill-problem' };

/** Position of the number on its scale; nothing if the scale or its start is unknown. */
function ScaleBar({ score, rule, plain }: { score: Score; rule: ScoreRule | null; plain: boolean }) {
  const { t } = useTexts();
  const { scale, number, value } = score;
  // "72/100" states an end but no start. Many scales do not start at 0, so a bar from 0 would misplace the number.
  if (scale === null || scale.min === null) return null;
  const { min } = scale;
  const at = (value: number) => (100 * Math.min(Math.max(value - min, 0), scale.max - min)) / (scale.max - min);
  const bands = plain || rule === null || score.scaleProblem !== null ? [] : stretches(rule, scale.max);
  return (
    <div className="flex items-center gap-2 text-xs text-muted tabular-nums">
      <span>{min}</span>
      <svg
        role="img"
        aria-label={t('score.onScale', { value, min: String(min), max: String(scale.max) })}
        viewBox="0 0 100 12"
        preserveAspectRatio="none"
        className="h-3 min-w-0 flex-1 overflow-visible"
      >
        <rect y="4" width="100" height="4" className="fill-line" />
        {bands.map(({ from, to, tone }) => (
          <rect
            key={from}
            x={at(from)}
            y="4"
            width={Math.max(at(to) - at(from) - 0.6, 0)}
            height="4"
            className={FILL[tone]}
          />
        ))}
        <rect x={Math.min(Math.max(at(number) - 0.75, 0), 98.5)} width="1.5" height="12" className="fill-ink" />
      </svg>
      <span>{scale.max}</span>
    </div>
  );
}

function stretches(rule: ScoreRule, max: number): { from: number; to: number; tone: Tone }[] {
  const sorted: Band[] = [...(rule.bands ?? [])].sort((a, b) => a.from - b.from);
  return sorted.flatMap((band, i) => {
    const tone = bandTone(rule, band);
    return tone === null ? [] : [{ from: band.from, to: band.to ?? sorted[i + 1]?.from ?? max, tone }];
  });
}

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
              <span className="text-xs text-muted">{texts.t('rows.band')}</span>
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
