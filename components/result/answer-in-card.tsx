import { RelativeTime } from '@/components/kit/relative-time';
import { useTexts } from '@/components/kit/texts';
import { useNow } from '@/components/kit/use-now';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { changedInWords } from '@/utils/reading/in-words';
import type { Report } from '@/utils/reading/report';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import { shortConnectionLabel } from '@/utils/service/connection-label';
import { DuplicateKeysNotice } from './duplicate-keys-notice';
import { FactStrip } from './fact-strip';
import { glanceItems, screeningItems } from './glance-items';
import { MissingParts } from './missing-parts';
import { ReasonList } from './reason-list';
import { ScoreFace } from './score-face';

const REASONS = 3;

/** The answer at a glance: score, the service's label, three reasons, and the counts and facts it contains. */
export function AnswerInCard({ report, rule }: { report: Report; rule: ScoreRule | null }) {
  const texts = useTexts();
  const changed = changedInWords(report.profile, texts);
  return (
    <>
      {changed !== null && <p className="text-xs font-semibold text-caution">{changed}</p>}
      <ScoreFace report={report} rule={rule} />
      <DuplicateKeysNotice report={report} />
      <div className="text-xs empty:hidden">
        <ReasonList reasons={report.reasons.slice(0, REASONS)} />
      </div>
      <FactStrip items={[...glanceItems(report, texts), ...screeningItems(report, texts)]} />
      <MissingParts report={report} />
    </>
  );
}

/** Source and time of the answer, always visible. `reused`: this gesture was answered from storage. */
export function AnswerSource({ record, reused = false }: { record: LookupRecord; reused?: boolean }) {
  const { t } = useTexts();
  const now = useNow(5000);
  return (
    <p className="min-w-0 text-xs text-muted">
      {shortConnectionLabel(record)} · <RelativeTime at={record.endedAt ?? record.createdAt} now={now} />
      {(reused || record.reusedFrom !== undefined) && ` · ${t('card.savedResult')}`}
    </p>
  );
}
