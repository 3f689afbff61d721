import { AnswerInCard, AnswerSource } from '@/components/card/answer-in-card';
import { subjectTitle } from '@/components/result/subject-words';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { Report } from '@/utils/reading/report';
import type { ScoreRule } from '@/utils/reading/score/score-rule';

/** Previews the card under a score rule that is not saved yet. */
export function CardPreview({
  record,
  report,
  rule,
}: {
  record: LookupRecord;
  report: Report;
  rule: ScoreRule | null;
}) {
  return (
    <figure aria-label="The card as it will look" className="flex flex-col gap-1">
      <figcaption className="text-xs text-muted">The card as it will look</figcaption>
      <div className="flex flex-col gap-2 rounded-lg border border-line p-3 shadow-sm">
        <p dir="auto" className="truncate font-semibold">
          {subjectTitle(record.subject)}
        </p>
        <AnswerInCard report={report} rule={rule} />
        <AnswerSource record={record} />
      </div>
    </figure>
  );
}
