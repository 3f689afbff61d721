import type { ComponentProps, ReactNode } from 'react';
import { AddressText, SentAs } from '@/components/kit/address-text';
import { RelativeTime } from '@/components/kit/relative-time';
import { RichText, useTexts } from '@/components/kit/texts';
import { type LookupRecord, requestedAt } from '@/utils/lookup/lookup-record';
import { readableEmail } from '@/utils/lookup/readable-email';
import { type Role, roleInWords } from '@/utils/lookup/role';
import { subjectDetails, subjectTitle } from '@/utils/result/subject-title';
import { environmentName, isProduction } from '@/utils/service/environment';
import { OPERATIONS } from '@/utils/service/operations';

/** Returns when the shown answer was requested or, for a reused one, received; null if nothing was sent. */
function timeOf(record: LookupRecord): number | null {
  if (record.reusedFrom !== undefined) return record.endedAt ?? record.createdAt;
  return record.attempt > 0 ? requestedAt(record) : null;
}

/**
 * Subject, time and the exact fields that were sent. A reused answer shows its own age. `now` is null on paper, where
 * an age would become wrong.
 */
export function LookupHeader({
  record,
  role,
  now,
  heading,
  back,
  children,
}: {
  record: LookupRecord;
  role: Role | null;
  now: number | null;
  /** Its id names the whole lookup. */
  heading: ComponentProps<'h2'>;
  back?: ReactNode;
  /** At the end of its second line. */
  children?: ReactNode;
}) {
  const texts = useTexts();
  const { t } = texts;
  const details = subjectDetails(record.subject, texts);
  const sent = subjectTitle(record.subject);
  const { environment = '' } = record;
  const at = timeOf(record);
  return (
    <header className="flex gap-1.5">
      {back}
      {/* At the end, a button beside the heading is in the first line. */}
      <div className={`flex min-w-0 flex-1 flex-col ${now === null ? '' : 'pe-9'}`}>
        <h2
          {...heading}
          tabIndex={-1}
          dir="auto"
          className="text-with-parent wrap-anywhere text-balance text-base font-semibold outline-none"
        >
          <AddressText>{readableEmail(sent) ?? sent}</AddressText>
        </h2>
        <SentAs email={sent} />
        {role && (
          <p data-testid="role" className="text-xs wrap-anywhere">
            <RichText
              text="list.named"
              slots={{ name: t('parties.role'), value: <bdi className="font-medium">{roleInWords(role)}</bdi> }}
            />
          </p>
        )}
        <p className="text-xs text-muted">
          {details !== '' && `${details} · `}
          {t(OPERATIONS[record.subject.operation].words.name)} · {record.host}
          {!isProduction(environment) && (
            <>
              {' '}
              · <bdi className="font-semibold text-caution">{environmentName(environment, texts)}</bdi>
            </>
          )}
          {at === null && <> · {t(record.state === 'queued' ? 'result.notSentYet' : 'result.notSent')}</>}
          {now !== null && at !== null && (
            <>
              {' '}
              · <RelativeTime at={at} now={now} />
            </>
          )}
          {children}
        </p>
      </div>
    </header>
  );
}
