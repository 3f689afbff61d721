import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button as RowButton } from 'react-aria-components';
import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import { useLostFocus } from '@/components/kit/use-lost-focus';
import { visibleText } from '@/utils/json/visible-text';
import type { Report } from '@/utils/reading/report';
import type { Candidate } from '@/utils/reading/score/candidate';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import { OPERATIONS, type Operation } from '@/utils/service/operations';

/** Numbers shown at first: those named like a score, or the likeliest few if at most one is. */
const FIRST = 5;

/** Lists the numbers of a real answer, each with its place and value. A click selects one as the score. */
function CandidateList({
  candidates,
  chosen,
  onChoose,
}: {
  candidates: Candidate[];
  /** Pointer of the field currently used as the score. */
  chosen: string | null;
  onChoose: (candidate: Candidate) => void;
}) {
  const { t } = useTexts();
  const [all, setAll] = useState(false);
  const named = candidates.filter(({ named }) => named).length;
  const list = useRef<HTMLUListElement>(null);
  useLostFocus(list, all, false);
  const shown = all ? candidates : candidates.slice(0, named > 1 ? Math.min(named, 2 * FIRST) : FIRST);
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('scoreRule.numbers')}
        className="outline-none flex flex-col overflow-hidden rounded-md border border-edge"
      >
        {shown.map((candidate) => (
          <li key={candidate.pointer} className="border-b border-line last:border-0">
            <RowButton
              onPress={() => onChoose(candidate)}
              className="flex min-h-10 w-full cursor-default items-center gap-3 bg-paper px-3 py-1.5 text-start -outline-offset-2! data-hovered:bg-well"
            >
              <span className="min-w-0 flex-1">
                {/* The names of the parts tell fields of one name apart, and can be read aloud. */}
                <bdi className="block wrap-anywhere" title={visibleText(candidate.pointer)}>
                  {candidate.path.map((part) => `${part} › `).join('')}
                  <span className="font-medium">{candidate.name}</span>
                </bdi>
                {candidate.kind === 'match-strength' && (
                  <span className="block text-xs text-muted">{t('scoreRule.matchStrength')}</span>
                )}
                {candidate.pointer === chosen && (
                  <span className="flex items-center gap-1 text-xs text-accent">
                    <Check className="size-3" /> {t('scoreRule.current')}
                  </span>
                )}
              </span>
              <span className="max-w-1/2 text-end text-base font-semibold tabular-nums">{candidate.value}</span>
            </RowButton>
          </li>
        ))}
      </ul>
      {shown.length < candidates.length && (
        <span>
          <Button variant="quiet" onPress={() => setAll(true)}>
            {t('list.showAll', { total: candidates.length })}
          </Button>
        </span>
      )}
    </>
  );
}

/**
 * Chooses the score field. One click decides and is saved at once. `rule` is the previous rule; choosing the same field
 * again keeps its scale, direction and bands.
 */
export function PickScore({
  report,
  rule,
  operation,
  onPick,
}: {
  report: Pick<Report, 'candidates' | 'score'>;
  rule: ScoreRule | null;
  operation: Operation;
  onPick: (rule: ScoreRule | null) => void;
}) {
  const { t } = useTexts();
  const { candidates, score } = report;
  return (
    <>
      <p className="font-semibold">{t('scoreRule.choose')}</p>
      {candidates.length === 0 ? (
        <p className="text-muted">{t('scoreRule.noNumbers')}</p>
      ) : (
        <CandidateList
          candidates={candidates}
          chosen={score?.pointer ?? null}
          onChoose={({ pointer, type }) =>
            onPick(rule?.pointer === pointer && rule.type === type ? rule : { pointer, type })
          }
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button onPress={() => onPick({ pointer: null, type: 'number' })}>{t('scoreRule.noScore')}</Button>
        {rule !== null && <Button onPress={() => onPick(null)}>{t('scoreRule.reset')}</Button>}
      </div>
      <p className="text-xs text-muted">{t(OPERATIONS[operation].words.rule.appliesTo)}</p>
    </>
  );
}
