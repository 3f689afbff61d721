import type { RequestSubject } from '@/utils/service/operations';

const MIN_WORD_LENGTH = 3;
export const REDACTED = '[subject]';

/**
 * Returns the personal words of a subject: whole values first, then the address's local part and the words of a name.
 */
function personalWords(subject: RequestSubject): string[] {
  if (subject.operation === 'score') {
    const { email } = subject.request;
    return [email, email.slice(0, email.lastIndexOf('@'))];
  }
  const { subject_name, dob = '' } = subject.request;
  return [subject_name, dob, ...subject_name.split(/[\s,]+/)];
}

/** Removes the subject of a lookup from a text of the service, case-insensitively. */
export function withoutSubject(text: string, subject: RequestSubject): string {
  let clean = text;
  for (const word of personalWords(subject)) {
    if (word.length >= MIN_WORD_LENGTH) clean = clean.replace(new RegExp(RegExp.escape(word), 'gi'), REDACTED);
  }
  return clean;
}
