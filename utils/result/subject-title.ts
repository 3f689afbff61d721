import { visibleText } from '@/utils/json/visible-text';
import type { RequestSubject } from '@/utils/service/operations';
import { describeSubject } from '@/utils/service/request-subject';
import type { Texts } from '@/utils/texts/texts';

/** Returns the subject of a lookup in one line. */
export const subjectTitle = (subject: RequestSubject): string => visibleText(describeSubject(subject).title);

/** Returns the date of birth that was sent, in words; empty without one. */
export function birthInWords(subject: RequestSubject, { t }: Pick<Texts, 't'>): string {
  const birth = describeSubject(subject).party?.birth;
  return birth ? t('compare.born', { value: birth }) : '';
}

/** Returns the other sent fields in words; empty for a score. */
export const subjectDetails = (subject: RequestSubject, texts: Texts): string =>
  describeSubject(subject).details(texts).join(' · ');
