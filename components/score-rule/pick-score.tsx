import { Button } from '@/components/form/button';
import type { Report } from '@/utils/reading/report';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import { CandidateList } from './candidate-list';

/**
 * "Which of these is the score?" One click decides and is saved at once. `rule` is the previous rule; choosing the same
 * field again keeps its scale, direction and bands.
 */
export function PickScore({
  report,
  rule,
  onPick,
}: {
  report: Pick<Report, 'candidates' | 'score'>;
  rule: ScoreRule | null;
  onPick: (rule: ScoreRule | null) => void;
}) {
  const { candidates, score } = report;
  return (
    <>
      <p className="font-semibold">
        {score === null ? 'Which of these is the score?' : 'Which other number is the score?'}
      </p>
      {candidates.length === 0 ? (
        <p className="text-muted">There is no number in this answer to choose from.</p>
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
        <Button onPress={() => onPick({ pointer: null, type: 'number' })}>This answer has no score</Button>
        {rule !== null && <Button onPress={() => onPick(null)}>Let Sightline choose</Button>}
      </div>
      <p className="text-xs text-muted">Counts for every answer of this kind from this service, stored ones too.</p>
    </>
  );
}
