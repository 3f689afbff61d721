import type { Lookups } from '@/utils/lookup/lookups';
import { subjectKey } from '@/utils/lookup/subject-key';
import { subjectOfEmail } from '@/utils/lookup/subject-of-email';
import type { RequestSubject } from '@/utils/service/operations';
import { readSubjectForm } from '@/utils/service/subject-form';
import { calendarDay } from '@/utils/settings/calendar-day';
import { emailDraft, subjectDraft } from '@/utils/storage/drafts';
import { loadSettings } from '@/utils/storage/settings-item';

/**
 * Wraps `lookup` so that an answer clears the lookup's own draft: the popup may be closed by then. After a refusal or
 * failure the draft remains, as the only copy of the input.
 */
export function clearAnsweredDrafts(lookup: Lookups): Lookups {
  return {
    ...lookup,
    async start(subject, gesture, options) {
      const started = await lookup.start(subject, gesture, options);
      if (started.ok) {
        void lookup
          .wait(started.id)
          .then((state) => (state === 'done' ? clearDraftOf(subject) : undefined))
          .catch(() => undefined);
      }
      return started;
    },
  };
}

/** Keeps a draft that was changed to another subject since. */
async function clearDraftOf(subject: RequestSubject): Promise<void> {
  const drafted = await (subject.operation === 'score' ? draftedEmail() : draftedSubject());
  if (drafted && bodyOf(drafted) === bodyOf(subject)) {
    await (subject.operation === 'score' ? emailDraft : subjectDraft).clear();
  }
}

const bodyOf = (subject: RequestSubject): string => subjectKey(subject, { baseUrl: '', connectionId: '' });

async function draftedEmail(): Promise<RequestSubject | undefined> {
  const read = subjectOfEmail((await emailDraft.read()) ?? '');
  return read.ok ? read.subject : undefined;
}

async function draftedSubject(): Promise<RequestSubject | undefined> {
  const form = await subjectDraft.read();
  const read = form && readSubjectForm(form, calendarDay(new Date()), (await loadSettings()).countryFormat);
  return read?.ok ? { operation: 'overview', request: read.request } : undefined;
}
