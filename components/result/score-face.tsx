import type { Label, Report, Score } from '@/utils/reading/report';

/** The score exactly as sent, the largest thing on its surface; or, calmly, that this answer has no single score. */
export function ScoreFace({ report }: { report: Pick<Report, 'score' | 'abstained' | 'candidates' | 'label'> }) {
  return (
    <div className="flex flex-col gap-1">
      {report.score ? <ScoreNumber score={report.score} /> : <NoScore report={report} />}
      {report.label && <ServiceLabel label={report.label} />}
    </div>
  );
}

function ScoreNumber({ score }: { score: Score }) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span data-testid="score" className="text-4xl font-semibold tabular-nums">
          {score.value}
        </span>
        <span className="text-muted">{score.name}</span>
      </p>
      <p className="text-xs text-muted">{scaleWords(score)}</p>
    </>
  );
}

function scaleWords({ scale }: Score): string {
  if (scale === null) return 'Scale not stated. Whether high is good or bad is not stated either.';
  const range = scale.min === null ? `Scale up to ${scale.max}` : `Scale ${scale.min} to ${scale.max}`;
  return `${range}. Whether high is good or bad is not stated.`;
}

function NoScore({ report }: { report: Pick<Report, 'candidates' | 'abstained'> }) {
  const several = report.abstained?.reason === 'several' || report.abstained?.reason === 'only-parts';
  return (
    <>
      <p data-testid="no-score" className="text-base font-semibold">
        No single score in this answer
      </p>
      {several && (
        <div className="text-sm text-muted">
          <p>These numbers are named like scores. Sightline does not guess which one counts:</p>
          <ul className="mt-1">
            {report.candidates.slice(0, 5).map((candidate) => (
              <li key={candidate.pointer}>
                {[...candidate.place, candidate.name].join(' › ')}: <b className="text-ink">{candidate.value}</b>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** The service's own verdict, word for word and named as the service's; neutral until a person has said what is bad. */
function ServiceLabel({ label }: { label: Label }) {
  return (
    <p>
      <span className="text-muted">Service says, {label.name.toLowerCase()}: </span>
      <b dir="auto">{label.text}</b>
    </p>
  );
}
