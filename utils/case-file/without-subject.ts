import type { RequestSubject } from '@/utils/service/operations';
import { describeSubject } from '@/utils/service/request-subject';

const MIN_WORD_LENGTH = 3;
export const REDACTED = '[subject]';

/** Removes the subject of a lookup from a text of the service, case-insensitively. */
export function withoutSubject(text: string, subject: RequestSubject): string {
  let clean = text;
  for (const word of describeSubject(subject).personalWords) {
    if (word.length >= MIN_WORD_LENGTH) clean = clean.replace(new RegExp(RegExp.escape(word), 'gi'), REDACTED);
  }
  return clean;
}
