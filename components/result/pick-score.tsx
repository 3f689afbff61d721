import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import type { Report } from '@/utils/reading/report';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import { OPERATIONS, type Operation } from '@/utils/service/operations';
import { CandidateList } from './candidate-list';

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
