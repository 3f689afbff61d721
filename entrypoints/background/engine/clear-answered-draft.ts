import { subjectOfEmail } from '@/utils/lookup/subject-of-email';
import type { RequestSubject } from '@/utils/service/operations';
import { subjectText } from '@/utils/service/request-subject';
import { requestOfDraft } from '@/utils/service/subject-form';
import { calendarDay } from '@/utils/settings/calendar-day';
import { emailDraft, subjectDraft } from '@/utils/storage/drafts';
import { settingsItem } from '@/utils/storage/settings-item';

/** Clears the draft of an answered lookup: the popup may be closed by then. A draft changed since is kept. */
export async function clearAnsweredDraft(subject: RequestSubject): Promise<void> {
  for (const [draft, read] of DRAFTS) {
    const drafted = await read();
    if (drafted && subjectText(drafted) === subjectText(subject)) await draft.clear();
  }
}

const DRAFTS = [
  [emailDraft, draftedEmail],
  [subjectDraft, draftedSubject],
] as const;

async function draftedEmail(): Promise<RequestSubject | undefined> {
  const read = subjectOfEmail((await emailDraft.read()) ?? '');
  return read.ok ? read.subject : undefined;
}

async function draftedSubject(): Promise<RequestSubject | undefined> {
  const form = await subjectDraft.read();
  const request = form && requestOfDraft(form, calendarDay(new Date()), (await settingsItem.read()).countryFormat);
  return request && { operation: 'overview', request };
}
