import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import type { ShowField } from '@/components/fields/shown-field';
import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import { useLostFocus } from '@/components/kit/use-lost-focus';
import { inAddressText, recordRows } from '@/utils/compare/record-in-words';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { OwnRecord } from '@/utils/lookup/own-record';
import type { Report } from '@/utils/reading/report';
import { comparedRecord } from '@/utils/result/compared-record';
import { OPERATIONS } from '@/utils/service/operations';
import { ComparedFact } from './compared-facts';
import { OwnRecordButton } from './own-record-button';

const OwnRecordForm = lazy(() => import('./own-record-form'));

/** What an answer about an email address states of its owner, beside the user's own record. Draws nothing for other subjects. */
export function RecordFacts({
  record,
  report,
  onShow,
  saveOwnRecord,
}: {
  record: LookupRecord;
  report: Pick<Report, 'sections' | 'screeningEntries'>;
  onShow: ShowField;
  /** Omitted where nothing can be stored. */
  saveOwnRecord?: ((record: OwnRecord | null) => Promise<unknown>) | undefined;
}) {
  const { t } = useTexts();
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useLostFocus(opener, isEditing, false);
  const comparison = useMemo(() => comparedRecord(record, report), [record, report]);
  const sentence = comparison && inAddressText(comparison, t);
  const isOfEmail = OPERATIONS[record.subject.operation].subjectKind === 'email';
  if (!isOfEmail || (!saveOwnRecord && comparison === null)) return null;
  return (
    <section aria-label={t('compare.ownOpen')} data-testid="record-facts" className="text-sm">
      {comparison && (
        // The negative margins of a button narrow what it lies in, which must not break its text.
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2 [&_button]:max-w-none">
          {recordRows(comparison, t).map(({ label, stated, compared }) => {
            const fact = <ComparedFact text={stated?.text ?? t('compare.notStated')} compared={compared} />;
            return (
              <div key={label} className="contents">
                <dt className="text-xs text-muted">{label}</dt>
                <dd className="min-w-0">
                  {stated && onShow ? (
                    <Button variant="field" size="small" onPress={() => onShow(stated.pointer)}>
                      {fact}
                    </Button>
                  ) : (
                    fact
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {sentence && <p className="wrap-anywhere">{sentence}</p>}
      {saveOwnRecord && (
        <div className="ps-1">
          <OwnRecordButton
            ref={opener}
            isUsed={record.ownRecord !== undefined}
            isOpen={isEditing}
            onPress={() => setEditing(!isEditing)}
          />
        </div>
      )}
      {saveOwnRecord && isEditing && (
        <Suspense>
          <OwnRecordForm record={record} onSave={saveOwnRecord} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </section>
  );
}
