import { TeachScore } from '@/components/reading/teach-score';
import { subjectTitle } from '@/components/result/subject-words';
import { useReading } from '@/utils/live/use-lookup';
import { useNewestAnswer } from '@/utils/live/use-newest-answer';
import { useTeaching } from '@/utils/live/use-teaching';
import type { Operation } from '@/utils/service/contract';
import type { ReadingRules } from '@/utils/settings/reading-rules';
import type { Database } from '@/utils/storage/database';

const TITLES: Record<Operation, string> = { score: 'Score of an email address', overview: 'Check of a subject' };

/** The score of one operation, chosen on the newest answer that is stored. */
export function ReadingOfOperation(props: {
  database: Database;
  baseUrl: string;
  operation: Operation;
  rules: ReadingRules;
}) {
  const live = useNewestAnswer(props.database, props.baseUrl, props.operation);
  const teaching = useTeaching(live, props.rules);
  const read = useReading(live, teaching?.rule ?? undefined);
  if (live === undefined) return null;
  return (
    <section aria-label={TITLES[props.operation]} className="flex flex-col gap-2">
      <h3 className="font-semibold">{TITLES[props.operation]}</h3>
      {live && read && teaching ? (
        <>
          <p className="text-xs text-muted">
            On your newest answer, about <bdi>{subjectTitle(live.record.subject)}</bdi>.
          </p>
          <TeachScore record={live.record} report={read.report} teaching={teaching} open />
        </>
      ) : (
        <p className="text-muted">Make one look-up first; then choose here on its real answer.</p>
      )}
    </section>
  );
}
