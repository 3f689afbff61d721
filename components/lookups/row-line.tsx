import { Ban, Check, CircleQuestionMark, CircleX, Clock, LoaderCircle, type LucideIcon } from 'lucide-react';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { DeskLink } from '@/components/kit/route-link';
import { useTexts } from '@/components/kit/texts';
import { lastEventAt } from '@/utils/batch/arrange-rows';
import { rowState } from '@/utils/batch/batch-counts';
import { hitsCell } from '@/utils/batch/hits-in-words';
import { keptCell } from '@/utils/lookup/kept-cell';
import type { LookupRecord, LookupState } from '@/utils/lookup/lookup-record';
import { STATE_TEXTS } from '@/utils/lookup/state-texts';
import { birthInWords, subjectTitle } from '@/utils/result/subject-title';
import type { Formats } from '@/utils/texts/formats';
import { keyOf, ROW_LOOK, type RowColumn, SHOWN_FROM, UNTIL } from './row-columns';
import { decisionCell, type RowKnowledge, rowWhy, secondLine } from './row-knowledge';

const ICONS: Record<LookupState, LucideIcon> = {
  queued: Clock,
  sending: LoaderCircle,
  done: Check,
  failed: CircleX,
  unknown: CircleQuestionMark,
  cancelled: Ban,
};

/** The state of a lookup as an icon in a line of text, before its word. */
function StateIcon({ state }: { state: LookupState }) {
  const Icon = ICONS[state];
  return <Icon className="inline size-3.5 align-[-0.15em]" />;
}

/** All rows are two lines high, so the length of the scroll bar is correct. */
export const ROW_HEIGHT = 40;

/** The time of a moment today, otherwise its day. */
const shortMoment = (at: number, { moment }: Formats): string =>
  moment(at, moment(at, 'day') === moment(Date.now(), 'day') ? 'time' : 'day');

/** Leaves room for a checkbox before the row. */
export const CHOICE_LOOK = 'ps-9 pe-2';

/** One row of the table. */
export const RowLine = memo(function RowLine({
  record,
  reading,
  decision,
  columns,
  grid,
  index,
  href,
  onOpen,
  isShown,
  isChosen,
  onChoose,
  isRepeat,
  top,
}: {
  record: LookupRecord;
  /** Starts at 1; the heading is not counted. */
  index: number;
  columns: readonly RowColumn[];
  /** Their widths. */
  grid: CSSProperties;
  href: string;
  onOpen: (id: string) => void;
  /** It is open beside the table. */
  isShown: boolean;
  /** Undefined unless rows are chosen. */
  isChosen: boolean | undefined;
  onChoose: ((id: string, isChosen: boolean) => void) | undefined;
  /** The row above is about the same subject. */
  isRepeat: boolean;
  /** CSS pixels from the top of the table. */
  top: number;
} & RowKnowledge) {
  const texts = useTexts();
  const { t, formats } = texts;
  const { state } = record;
  const known = { reading, decision };
  const at = lastEventAt(record);
  const title = subjectTitle(record.subject);
  const birth = birthInWords(record.subject, texts);
  const pieces = secondLine(record, known, columns, texts);
  const wholeLine = pieces.map(({ text }) => text).join(' · ');

  const plainCell = (column: RowColumn, text: string, look = '') => (
    <td
      key={keyOf(column)}
      dir="auto"
      title={text}
      className={`text-with-parent truncate ${SHOWN_FROM[column.from]} ${look}`}
    >
      {text}
    </td>
  );
  function cellOf(column: RowColumn): ReactNode {
    switch (column.id) {
      case 'subject':
        return (
          <td key="subject" className="min-w-0 flex-[1_0_60%]">
            {/* Of two people with one name, the birth tells them apart, so it is never cut. */}
            {onChoose && state === 'done' && (
              <label className="absolute inset-y-0 start-0 flex w-9 items-center justify-center">
                <input
                  type="checkbox"
                  aria-label={t('rows.choose', { subject: title })}
                  checked={isChosen}
                  onChange={({ target }) => onChoose(record.id, target.checked)}
                  className="size-4 accent-accent"
                />
              </label>
            )}
            <span className="flex items-baseline gap-2">
              <DeskLink
                href={href}
                aria-current={isShown || undefined}
                dir="auto"
                title={title}
                className={`text-with-parent -my-0.5 block min-w-0 truncate py-0.5 decoration-edge hover:decoration-2 ${isRepeat ? 'text-muted' : 'text-ink'}`}
                onOpen={() => onOpen(record.id)}
              >
                {title}
              </DeskLink>
              {birth !== '' && (
                <span className="shrink-0 text-xs text-muted" title={birth}>
                  <span className="sr-only @2xl:not-sr-only">{birth}</span>
                  {/* The words take more room than a name leaves. */}
                  <span aria-hidden="true" className="@2xl:hidden">
                    {'dob' in record.subject.request ? record.subject.request.dob : ''}
                  </span>
                </span>
              )}
            </span>
            <SecondLine pieces={pieces} title={wholeLine} />
          </td>
        );
      case 'state':
        return (
          <td
            key="state"
            title={wholeLine}
            className={`order-3 min-w-0 flex-[1_1_51%] truncate text-xs @2xl:order-none @2xl:text-sm ${state === 'failed' || state === 'unknown' ? 'text-problem' : ''}`}
          >
            <StateIcon state={state} /> {t(STATE_TEXTS[rowState(record)])}
            {reading?.label && (
              <span className="@2xl:hidden">
                {' '}
                · <bdi className="font-medium">{reading.label}</bdi>
              </span>
            )}
            {wholeLine !== '' && <span className="@2xl:hidden"> · {wholeLine}</span>}
          </td>
        );
      case 'score':
        return (
          <td
            key="score"
            className="max-w-[calc(40%-0.75rem)] truncate text-end text-base leading-5 font-semibold tabular-nums @2xl:max-w-none @2xl:pe-3"
          >
            {state === 'done' && (reading === undefined ? '…' : (reading.score ?? <NoScore isKept={reading.isKept} />))}
          </td>
        );
      case 'label':
        return plainCell(column, reading?.label ?? '');
      case 'hits': {
        const { hits = null } = reading ?? {};
        const look = hits?.is === 'hits' || hits?.is === 'possible' ? 'font-semibold' : 'text-xs text-muted';
        return plainCell(column, hits === null ? '' : hitsCell(hits, texts), look);
      }
      case 'decision':
        return plainCell(column, decisionCell(decision, texts), decision?.standing === 'valid' ? '' : 'text-muted');
      case 'band':
        return plainCell(column, reading?.band ?? '');
      case 'kept':
        return plainCell(column, typeof column.name === 'string' ? '' : keptCell(record, column.name.at));
      case 'remark':
        return plainCell(column, rowWhy(record, known, texts), 'text-xs text-muted');
      case 'time':
        return (
          <td key="time" className="order-4 truncate text-end text-xs text-muted @2xl:order-none @2xl:text-start">
            {state === 'queued' ? '' : <time title={formats.moment(at, 'exact')}>{shortMoment(at, formats)}</time>}
          </td>
        );
    }
  }
  return (
    <tr
      aria-rowindex={index + 1}
      style={{ ...grid, top, height: ROW_HEIGHT }}
      className={`${ROW_LOOK} absolute inset-x-0 border-b border-line ${onChoose ? CHOICE_LOOK : 'px-2'} ${isShown ? 'bg-well' : ''}`}
    >
      {columns.map(cellOf)}
    </tr>
  );
});

/** On a middling surface, below the subject: what has no column yet. What keeps its place longest comes first. */
function SecondLine({ pieces, title }: { pieces: ReturnType<typeof secondLine>; title: string }) {
  const inOrder = pieces.toSorted((a, b) => b.from.localeCompare(a.from));
  const [longest] = inOrder;
  if (longest === undefined) return null;
  return (
    <span className={`hidden truncate text-xs text-muted @2xl:block ${UNTIL[longest.from]}`} title={title}>
      {inOrder.map(({ text, from }, i) => (
        <span key={text} className={UNTIL[from]}>
          {i > 0 && ' · '}
          {text}
        </span>
      ))}
    </span>
  );
}

/** Shown for an answer without a score, which is neither zero nor clear, and for a deleted answer. */
function NoScore({ isKept }: { isKept: boolean }) {
  const { t } = useTexts();
  return (
    <span className="text-xs font-normal text-muted @2xl:block @2xl:leading-4 @2xl:whitespace-normal">
      {t(isKept ? 'rows.noScore' : 'rows.notSaved')}
    </span>
  );
}
