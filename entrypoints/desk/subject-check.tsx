import { SubjectForm } from '@/components/subject/subject-form';
import { useApp } from '@/hooks/app-provider';
import { useDesk } from '@/hooks/desk/desk-provider';
import type { useStartLookup } from '@/hooks/lookup/use-start-lookup';
import { useDraft } from '@/hooks/use-draft';
import { EMPTY_SUBJECT_DRAFT } from '@/utils/service/subject-form';
import { calendarDay } from '@/utils/settings/calendar-day';
import { subjectDraft } from '@/utils/storage/drafts';
import { WhereItGoes } from './where-it-goes';

/** The overview form. The input is kept while the popup closes and opens. */
export function SubjectCheck({
  starting: { start, busy },
}: {
  starting: Pick<ReturnType<typeof useStartLookup>, 'start' | 'busy'>;
}) {
  const { settings } = useApp();
  const { route } = useDesk();
  const [draft, setDraft] = useDraft(subjectDraft, EMPTY_SUBJECT_DRAFT);
  if (draft === undefined) return null;
  return (
    <SubjectForm
      form={draft}
      onChange={setDraft}
      onSubmit={(request) => start({ operation: 'overview', request })}
      countryFormat={settings.countryFormat}
      today={calendarDay(new Date())}
      isBusy={busy}
      isMain={route.name === 'new-lookup'}
      footer={<WhereItGoes />}
    />
  );
}
