import { RichText, useTexts } from '@/components/kit/texts';
import { visibleText } from '@/utils/json/visible-text';
import { hasHits, noScoreTexts } from '@/utils/reading/in-words';
import type { Report } from '@/utils/reading/report';

/** Maximum number of candidates listed if the user cannot choose among them here. */
const SHOWN = 4;

/**
 * Explains neutrally why there is no score. `list` names the candidate numbers, for surfaces without room to choose.
 */
export function NoScore({
  report,
  list,
}: {
  report: Pick<Report, 'candidates' | 'abstained' | 'screening'>;
  list: boolean;
}) {
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
