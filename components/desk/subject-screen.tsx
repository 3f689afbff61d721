import { useApp } from '@/components/kit/use-app';
import { useDesk } from '@/components/kit/use-desk';
import { useDraft } from '@/components/kit/use-draft';
import { type Started, useOnAnswered } from '@/components/result/use-on-answered';
import type { useStartLookup } from '@/components/result/use-start-lookup';
import { subjectOfEmail } from '@/utils/lookup/subject-of-email';
import { subjectText } from '@/utils/service/request-subject';
import { EMPTY_SUBJECT_DRAFT } from '@/utils/service/subject-draft';
import { requestOfDraft } from '@/utils/service/subject-form';
import { calendarDay } from '@/utils/settings/calendar-day';
import { subjectDraft } from '@/utils/storage/drafts';
import { SubjectForm } from './subject-form';
import { WhereItGoes } from './where-it-goes';

/** The overview form. The input is kept while the popup closes and opens, until it is answered. */
export function SubjectScreen({
  starting: { start, busy },
  started,
}: {
  starting: Pick<ReturnType<typeof useStartLookup>, 'start' | 'busy'>;
  /** The last lookup started here. */
  started: Started;
}) {
  const { settings } = useApp();
  const isCovered = useDesk().route.name !== 'new-lookup';
  const [draft, setDraft] = useDraft(subjectDraft, EMPTY_SUBJECT_DRAFT);
  const today = calendarDay(new Date());
  // The date of birth of one person must not be sent with the name of the next.
  useOnAnswered(started, (subject) => {
    const request = draft && requestOfDraft(draft, today, settings.countryFormat);
    if (request && subjectText({ operation: 'overview', request }) === subjectText(subject))
      setDraft(EMPTY_SUBJECT_DRAFT);
  });
  if (draft === undefined) return null;
  return (
    <SubjectForm
      form={draft}
      onChange={setDraft}
      onSubmit={(request) => start({ operation: 'overview', request })}
      scoreOf={(email) => {
        const read = subjectOfEmail(email);
        return read.ok ? { email: read.subject.request.email, start: () => start(read.subject) } : null;
      }}
      countryFormat={settings.countryFormat}
      today={today}
      isBusy={busy}
      isMain={!isCovered}
      isCovered={isCovered}
      footer={<WhereItGoes />}
    />
  );
}
