import type { ReactNode } from 'react';
import { Denials } from '@/components/fields/denials';
import { DuplicateKeysNotice } from '@/components/fields/duplicate-keys-notice';
import { type GlanceItem, glanceItems, screeningItems } from '@/components/fields/glance-items';
import { MissingParts, ReasonList } from '@/components/fields/reason-list';
import { RelativeTime } from '@/components/kit/relative-time';
import { useTexts } from '@/components/kit/texts';
import { useNow } from '@/components/kit/use-now';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { GlanceReport } from '@/utils/reading/glance-report';
import { changedInWords } from '@/utils/reading/in-words';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import { ScoreFace } from './score-face';

const CELLS = 4;

/** Counts and facts in one row of cells; those without room follow in a line. */
function FactStrip({ items }: { items: readonly GlanceItem[] }) {
  const { t } = useTexts();
  if (items.length === 0) return null;
  return (
    <div className="flex flex-col gap-1.5 text-xs text-muted">
      <ul aria-label={t('result.atAGlance')} className="flex flex-wrap overflow-hidden rounded-md border border-line">
        {items.slice(0, CELLS).map(({ key, name, value }) => (
          // Borders of the cells meet under the border of the strip, also where a language needs a second row.
          <li key={key} className="-me-px -mb-px flex-auto border-e border-b border-line px-2 py-1">
            <span className="block">{name}</span> <Value>{value}</Value>
          </li>
        ))}
      </ul>
      {items.length > CELLS && (
        <ul className="flex flex-wrap gap-x-3">
          {items.slice(CELLS).map(({ key, name, value }) => (
            <li key={key} className="flex gap-1">
              {name} <Value>{value}</Value>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const Value = ({ children }: { children: ReactNode }) => (
  <b className="font-semibold text-ink tabular-nums">{children}</b>
);

/** The answer at a glance: score, the service's label, three reasons, and the counts and facts it contains. */
export function AnswerInCard({ report, rule }: { report: GlanceReport; rule: ScoreRule | null }) {
  const texts = useTexts();
  const changed = changedInWords(report.profile, texts);
  return (
    <>
      {changed !== null && <p className="text-xs font-semibold text-caution">{changed}</p>}
      <ScoreFace report={report} rule={rule} />
      <DuplicateKeysNotice report={report} />
      <div className="text-xs empty:hidden">
        <ReasonList reasons={report.reasons} />
      </div>
      <FactStrip items={[...glanceItems(report, texts), ...screeningItems(report, texts)]} />
      <Denials denials={report.denials} onShow={null} />
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
      {record.host} · <RelativeTime at={record.endedAt ?? record.createdAt} now={now} />
      {(reused || record.reusedFrom !== undefined) && ` · ${t('result.saved')}`}
    </p>
  );
}
