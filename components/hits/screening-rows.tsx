import { TriangleAlert } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Denials } from '@/components/fields/denials';
import { HIT_ICONS } from '@/components/fields/hit-icons';
import type { ShowField } from '@/components/fields/shown-field';
import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import { useLostFocus } from '@/components/kit/use-lost-focus';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { OwnRecord } from '@/utils/lookup/own-record';
import type { ScreeningRow } from '@/utils/reading/facts/screening/screening-row';
import { rowNamesOf } from '@/utils/reading/glance-report';
import { isScreened, possibleInWords, SCREENING_NAMES } from '@/utils/reading/in-words';
import type { Report } from '@/utils/reading/report';
import { rowInWords, sharedHitsInWords } from '@/utils/reading/rows-in-words';
import { OPERATIONS } from '@/utils/service/operations';
import { HitList } from './hit-list';
import { OwnRecordButton } from './own-record-button';

const OwnRecordForm = lazy(() => import('./own-record-form'));

const LOOKS: Record<ScreeningRow['state'], string> = {
  found: 'font-semibold text-caution',
  listed: 'font-semibold text-caution',
  'none-found': 'text-xs',
  'empty-list': 'text-xs text-muted italic',
  'not-provided': 'text-xs text-muted italic',
  absent: 'text-xs',
  'not-screened': 'text-xs text-muted italic',
};

/**
 * What the answer says of sanctions, PEP, watchlists and media, each with the field that says it, and all hits beside
 * what was asked. "Not recognized" is not the same as "none found": what may be a result all the same is pointed at.
 */
export function ScreeningRows({
  record,
  report,
  onShow,
  saveOwnRecord,
}: {
  record: LookupRecord;
  report: Pick<Report, 'screening' | 'screeningEntries' | 'operation' | 'coverage' | 'sections' | 'denials' | 'echo'>;
  onShow: ShowField;
  /** Stores the user's own record of the subject, null to remove it; omitted where nothing can be stored. */
  saveOwnRecord?: ((record: OwnRecord | null) => Promise<unknown>) | undefined;
}) {
  const texts = useTexts();
  const { t } = texts;
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useLostFocus(opener, isEditing, false);
  const { screening, coverage } = report;
  if (!isScreened(report)) return null;
  const possible = possibleInWords(coverage, texts);
  const named = { screeningEntries: report.screeningEntries, rowNames: rowNamesOf(report) };
  const rows = inOrder(screening);
  const sameList = oneEmptyList(screening);
  const shared = sharedHitsInWords(rows, report.screeningEntries, texts);
  return (
    <section aria-label={t('screening.title')} className="@container">
      <div className="flex flex-wrap items-center gap-x-2">
        <dl className="contents">
          {(sameList === null ? rows : []).map((row) => (
            <div
              key={row.kind}
              data-kind={row.kind}
              data-state={row.state}
              // The negative margins of a button narrow what it lies in, which must not cut its text.
              className="flex max-w-full shrink-0 flex-wrap items-baseline gap-x-1 [&_button]:max-w-none"
            >
              <dt className="text-xs text-muted">{t(SCREENING_NAMES[row.kind])}</dt>
              <dd>
                <State row={row} words={rowInWords(row, named, texts)} onShow={onShow} />
                {shared.has(row.kind) && (
                  <span className="text-xs text-muted @max-md:sr-only"> {shared.get(row.kind)}</span>
                )}
              </dd>
            </div>
          ))}
          {sameList !== null && (
            <div
              data-state="empty-list"
              className="flex max-w-full shrink-0 items-baseline gap-x-1 [&_button]:max-w-none"
            >
              <dt className="text-xs text-muted">{t('count.hits')}</dt>
              <dd>
                <Shown
                  pointer={sameList}
                  label={t('list.named', { name: t('count.hits'), value: t('value.emptyList') })}
                  onShow={onShow}
                >
                  <span className={LOOKS['empty-list']}>{t('value.emptyList')}</span>
                </Shown>
              </dd>
            </div>
          )}
        </dl>
        {saveOwnRecord && OPERATIONS[report.operation].isScreening && report.screeningEntries.length > 0 && (
          <span className="ms-auto">
            <OwnRecordButton
              ref={opener}
              isUsed={record.ownRecord !== undefined}
              isOpen={isEditing}
              onPress={() => setEditing(!isEditing)}
            />
          </span>
        )}
      </div>
      {coverage.possible !== null && (
        <p className="text-sm font-semibold text-caution" data-testid="possible-results">
          <TriangleAlert className="inline align-[-0.15em]" />{' '}
          <Shown pointer={coverage.possible.pointer} label={possible ?? ''} onShow={onShow}>
            {possible}
          </Shown>
        </p>
      )}
      <Denials denials={report.denials} onShow={onShow} />
      {saveOwnRecord && isEditing && (
        <Suspense>
          <OwnRecordForm record={record} onSave={saveOwnRecord} onClose={() => setEditing(false)} />
        </Suspense>
      )}
      <HitList record={record} report={report} onShow={onShow} />
    </section>
  );
}

/** Returns the empty list that is of every kind, because it names none: it is said once. Null if there is none. */
const oneEmptyList = ([first, ...others]: readonly ScreeningRow[]): string | null =>
  first?.state === 'empty-list' &&
  others.every(({ state, pointer }) => state === first.state && pointer === first.pointer)
    ? first.pointer
    : null;

const ORDER: readonly ScreeningRow['kind'][] = ['sanctions', 'pep', 'media', 'watchlists'];

/** Kinds with hits first, always in one order, so that a kind is where it was in the last result. */
const inOrder = (rows: readonly ScreeningRow[]): ScreeningRow[] => {
  const rank = ({ kind, state }: ScreeningRow) =>
    ORDER.indexOf(kind) + (state === 'found' || state === 'listed' ? 0 : ORDER.length);
  return rows.toSorted((a, b) => rank(a) - rank(b));
};

function State({ row, words: state, onShow }: { row: ScreeningRow; words: string; onShow: ShowField }) {
  const { t, formats } = useTexts();
  const { kind, n, pointer, contradictedBy } = row;
  // "Sanctions 9": four kinds in one line of the popup. Assistive technology and paper have "9 hits".
  const isNumber = row.state === 'found' && n !== null && !row.isAtLeast && pointer !== null && onShow !== null;
  const Icon = HIT_ICONS[row.state];
  const name = (text: string): string => t('list.named', { name: t(SCREENING_NAMES[kind]), value: text });
  return (
    <>
      <Shown pointer={pointer} label={name(state)} onShow={onShow}>
        <span className={`wrap-anywhere ${LOOKS[row.state]}`}>
          {Icon && <Icon className="me-0.5 inline size-3 align-[-0.1em]" />}
          {isNumber ? formats.number(n) : state}
        </span>
      </Shown>
      {contradictedBy !== null && (
        <span className="block text-xs text-caution">
          <Shown pointer={contradictedBy} label={name(t('screening.alsoNone'))} onShow={onShow}>
            {t('screening.alsoNone')}
          </Shown>
        </span>
      )}
    </>
  );
}

/** A text that shows its field when pressed, if there is a field and a place to show it. */
function Shown({
  pointer,
  label,
  onShow,
  children,
}: {
  pointer: string | null;
  label: string;
  onShow: ShowField;
  children: ReactNode;
}) {
  if (pointer === null || onShow === null)
    return <span className="inline-block min-h-6 border-x border-transparent py-0.5">{children}</span>;
  return (
    <Button variant="field" size="small" aria-label={label} onPress={() => onShow(pointer)}>
      {children}
    </Button>
  );
}
