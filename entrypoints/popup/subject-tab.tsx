import { useRef } from 'react';
import { LookupStartError } from '@/components/result/lookup-start-error';
import { SubjectForm } from '@/components/subject/subject-form';
import { useLostFocus } from '@/components/use-lost-focus';
import { useApp } from '@/hooks/app-provider';
import { useFailureActions } from '@/hooks/lookup/use-failure-actions';
import { useStartLookup } from '@/hooks/lookup/use-start-lookup';
import { useDraft } from '@/hooks/use-draft';
import type { Failure } from '@/utils/service/failure';
import { EMPTY_SUBJECT_DRAFT } from '@/utils/service/subject-form';
import { calendarDay } from '@/utils/settings/calendar-day';
import { subjectDraft } from '@/utils/storage/drafts';
import { WhereItGoes } from './where-it-goes';

/** The overview form. The input is kept while the popup closes and opens. */
export function SubjectTab({
  onShow,
  ...props
}: {
  stopped: Failure | null;
  onShow: (id: string, reused: boolean) => void;
}) {
  const { settings } = useApp();
  const [draft, setDraft] = useDraft(subjectDraft, EMPTY_SUBJECT_DRAFT);
  const { start, busy, failure, stopped, actions } = useStartLookup(onShow, props.stopped);
  const nextActions = { ...useFailureActions(), ...actions };
  const tab = useRef<HTMLDivElement>(null);
  useLostFocus(tab, stopped, false);
  if (draft === undefined) return null;
  return (
    <div ref={tab} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <LookupStartError failure={stopped} actions={nextActions} />
      <SubjectForm
        form={draft}
        onChange={setDraft}
        onSubmit={(request) => start({ operation: 'overview', request })}
        countryFormat={settings.countryFormat}
        locale={navigator.language}
        today={calendarDay(new Date())}
        isBusy={busy}
        footer={<WhereItGoes what="these fields" />}
      />
      <LookupStartError failure={failure} actions={nextActions} />
    </div>
  );
}
