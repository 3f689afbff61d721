import { memo } from 'react';
import { isPlainClick } from '@/components/kit/route-link';
import { useTexts } from '@/components/kit/texts';
import { subjectDetails, subjectTitle } from '@/components/result/subject-title';
import { lastEventAt } from '@/utils/batch/arrange-rows';
import { rowState } from '@/utils/batch/batch-counts';
import { remarkText } from '@/utils/batch/row-remark';
import type { RowSummary } from '@/utils/batch/row-summary';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { STATE_TEXTS } from '@/utils/lookup/state-texts';
import { changedSinceInWords } from '@/utils/reading/in-words';
import { failureTexts } from '@/utils/service/failure-texts';
import type { Formats } from '@/utils/texts/formats';
import { StateIcon } from './state-icon';

const GRID =
  'flex flex-wrap content-center items-center gap-x-3 @2xl:grid @2xl:grid-cols-[minmax(0,1fr)_10rem_6rem_minmax(0,8rem)_6rem]';
const WITHOUT_BANDS = '@4xl:grid-cols-[minmax(0,1fr)_10rem_6rem_minmax(0,8rem)_minmax(0,1fr)_6rem]';
const WITH_BANDS = '@4xl:grid-cols-[minmax(0,1fr)_10rem_6rem_minmax(0,8rem)_minmax(0,6.5rem)_minmax(0,1fr)_6rem]';

/**
 * Columns on a wide surface, with one for reasons, and one for the user's risk bands if there are any, on a very wide
 * one. On a narrow surface, a row has two lines.
 */
export const rowLook = (hasBands: boolean): string => `${GRID} ${hasBands ? WITH_BANDS : WITHOUT_BANDS}`;

/** All rows are two lines high, so the length of the scroll bar is correct. */
export const ROW_HEIGHT = 40;

/** The time of a moment today, otherwise its day. */
const shortMoment = (at: number, { moment }: Formats): string =>
  moment(at, moment(at, 'day') === moment(Date.now(), 'day') ? 'time' : 'day');

/** One row of the table. `reading` is undefined until its answer is read. */
export const RowLine = memo(function RowLine({
  record,
  reading,
  index,
  href,
  onOpen,
  isShown,
  isRepeat,
  hasBands,
  top,
}: {
  record: LookupRecord;
  reading: RowSummary | undefined;
  /** Starts at 1; the heading is not counted. */
  index: number;
  href: string;
  onOpen: (id: string) => void;
  /** It is open beside the table. */
  isShown: boolean;
  /** The row above is about the same subject. */
  isRepeat: boolean;
  /** The table has a column for the user's risk bands. */
  hasBands: boolean;
  /** CSS pixels from the top of the table. */
  top: number;
}) {
  const texts = useTexts();
  const { t, formats } = texts;
  const { state, failure } = record;
  const at = lastEventAt(record);
  const title = subjectTitle(record.subject);
  const why = failure
    ? failureTexts(failure, texts).title
    : [
        reading?.changedSince && changedSinceInWords(reading.changedSince, texts),
        remarkText(reading?.remark ?? null, texts),
        subjectDetails(record.subject, texts),
      ]
        .filter(Boolean)
        .join(' · ');
  // Where the band has no column, its name says whose word it is.
  const secondLine = [reading?.band && t('rows.bandIs', { band: reading.band }), why].filter(Boolean).join(' · ');
  return (
    <tr
      aria-rowindex={index + 1}
      style={{ top, height: ROW_HEIGHT }}
      className={`${rowLook(hasBands)} absolute inset-x-0 border-b border-line px-2 ${isShown ? 'bg-well' : ''}`}
    >
      <td className="min-w-0 flex-[1_0_60%]">
        <a
          href={href}
          aria-current={isShown || undefined}
          dir="auto"
          target="_blank"
          rel="noreferrer"
          title={title}
          className={`text-with-parent -my-0.5 block truncate py-0.5 decoration-edge hover:decoration-2 ${isRepeat ? 'text-muted' : 'text-ink'}`}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onOpen(record.id);
          }}
        >
          {title}
        </a>
        {secondLine !== '' && (
          <span className="hidden truncate text-xs text-muted @2xl:block @4xl:hidden" title={secondLine}>
            {secondLine}
          </span>
        )}
      </td>
      <td
        title={secondLine}
        className={`order-3 min-w-0 flex-[1_1_51%] truncate text-xs @2xl:order-none @2xl:text-sm ${state === 'failed' || state === 'unknown' ? 'text-problem' : ''}`}
      >
        <StateIcon state={state} /> {t(STATE_TEXTS[rowState(record)])}
        {reading?.label && (
          <span className="@2xl:hidden">
            {' '}
            · <bdi className="font-medium">{reading.label}</bdi>
          </span>
        )}
        {secondLine !== '' && <span className="@2xl:hidden"> · {secondLine}</span>}
      </td>
      <td className="max-w-[calc(40%-0.75rem)] truncate text-end text-base leading-5 font-semibold tabular-nums @2xl:max-w-none @2xl:pe-3">
        {state === 'done' && (reading === undefined ? '…' : (reading.score ?? <NoScore isKept={reading.isKept} />))}
      </td>
      <td dir="auto" className="text-with-parent hidden truncate @2xl:block" title={reading?.label ?? ''}>
        {reading?.label}
      </td>
      {hasBands && (
        <td dir="auto" className="text-with-parent hidden truncate @4xl:block" title={reading?.band ?? ''}>
          {reading?.band}
        </td>
      )}
      <td className="hidden truncate text-xs text-muted @4xl:block" title={why}>
        {why}
      </td>
      <td className="order-4 truncate text-end text-xs text-muted @2xl:order-none @2xl:text-start">
        {state === 'queued' ? '' : <time title={formats.moment(at, 'exact')}>{shortMoment(at, formats)}</time>}
      </td>
    </tr>
  );
});

/** Shown for an answer without a score, which is neither zero nor clear, and for a deleted answer. */
function NoScore({ isKept }: { isKept: boolean }) {
  const { t } = useTexts();
  return (
    <span className="text-xs font-normal text-muted @2xl:block @2xl:leading-4 @2xl:whitespace-normal">
      {t(isKept ? 'rows.noScore' : 'rows.notSaved')}
    </span>
  );
}
