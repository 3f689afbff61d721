import { Button } from '@/components/kit/button';
import { RichText, useTexts } from '@/components/kit/texts';
import { visibleText } from '@/utils/json/visible-text';
import { hasHits, noScoreTexts } from '@/utils/reading/in-words';
import type { Report } from '@/utils/reading/report';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import type { Tone } from '@/utils/reading/score/tone';
import type { Verdict } from '@/utils/reading/score/verdict';
import { shownTones } from '@/utils/reading/shown-tones';
import { hasMeaning, ruleOffer } from './rule-offer';
import { ScoreNumber } from './score-number';
import type { RuleStep } from './score-rule-editing';
import { ToneWord } from './tone-word';

/** Maximum number of candidates listed if the user cannot choose among them here. */
const SHOWN = 4;

/**
 * Explains neutrally why there is no score. `list` names the candidate numbers, for surfaces without room to choose.
 */
function NoScore({ report, list }: { report: Pick<Report, 'candidates' | 'abstained' | 'screening'>; list: boolean }) {
  const texts = useTexts();
  const { t } = texts;
  const { reason, title, sentence } = noScoreTexts(report.abstained, texts, report.candidates);
  const pointer = report.abstained?.pointer ?? null;
  const named = report.candidates.filter((candidate) => candidate.named);
  const isAsking = reason === 'several' || reason === 'only-parts';
  return (
    <>
      {/* A hit of the screening is not less important than a score that is not there. */}
      <p
        data-testid="no-score"
        data-reason={reason}
        className={hasHits(report) ? 'font-medium' : 'text-base font-semibold'}
      >
        {title}
      </p>
      <p className="text-muted">{reason === 'other-things' && hasHits(report) ? t('noScore.seeHits') : sentence}</p>
      {pointer !== null && reason.startsWith('rule-') && (
        <p className="text-xs text-muted">
          <RichText
            text="noScore.chosenField"
            slots={{
              field: (
                <bdi className="font-mono">{pointer === '' ? t('noScore.wholeResult') : visibleText(pointer)}</bdi>
              ),
            }}
          />
        </p>
      )}
      {list && isAsking && (
        <ul className="flex flex-wrap gap-x-3 text-muted">
          {named.slice(0, SHOWN).map((candidate) => (
            <li key={candidate.pointer}>
              <bdi>{[...candidate.path, candidate.name].join(' › ')}</bdi>:{' '}
              <b className="text-ink">{candidate.value}</b>
            </li>
          ))}
          {named.length > SHOWN && <li>{t('list.more', { more: named.length - SHOWN })}</li>}
        </ul>
      )}
    </>
  );
}

/**
 * The score exactly as sent, or a neutral explanation why there is none. Color appears only if the user has set
 * direction and bands, or the service's own label carries it.
 */
export function ScoreFace({
  report,
  rule,
  list = true,
  onAsk,
}: {
  report: Pick<Report, 'score' | 'abstained' | 'candidates' | 'label' | 'screening'>;
  rule: ScoreRule | null;
  /** Name the candidate numbers if there is no single score. */
  list?: boolean;
  /** Opens the editor of the score rule. */
  onAsk?: ((step: RuleStep) => void) | undefined;
}) {
  const { t } = useTexts();
  const tones = shownTones(report, rule);
  const label = report.label && <ServiceLabel label={report.label} tone={tones.label} />;
  const { text, step } = ruleOffer(report, rule);
  const offer = onAsk && (
    <Button variant="quiet" size="small" onPress={() => onAsk(step)}>
      {t(text)}
    </Button>
  );
  return (
    <div className="flex flex-col gap-1.5">
      {report.score ? (
        <ScoreNumber
          score={report.score}
          rule={rule}
          tone={tones.band}
          plain={tones.disagree}
          action={offer}
          onChangeField={onAsk && !hasMeaning(rule) ? () => onAsk('pick') : undefined}
        >
          {label}
        </ScoreNumber>
      ) : (
        <>
          <NoScore report={report} list={list} />
          {label}
          {offer && <p>{offer}</p>}
        </>
      )}
      {tones.disagree && <p className="text-xs text-muted">{t('score.disagree')}</p>}
    </div>
  );
}

/** The name that the service gave its own verdict, then the verdict, both verbatim. */
export function ServiceLabel({ label, tone }: { label: Verdict; tone: Tone | null }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <bdi className="text-xs text-muted">{label.name}</bdi> <ToneWord tone={tone}>{label.text}</ToneWord>
    </p>
  );
}
