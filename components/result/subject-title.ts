import { visibleText } from '@/utils/json/visible-text';
import type { RequestSubject } from '@/utils/service/operations';
import { describeSubject } from '@/utils/service/request-subject';
import type { Texts } from '@/utils/texts/texts';

/** Returns the subject of a lookup in one line. */
export const subjectTitle = (subject: RequestSubject): string => visibleText(describeSubject(subject).title);

/** Returns the other sent fields in words; empty for a score. */
export const subjectDetails = (subject: RequestSubject, texts: Texts): string =>
  describeSubject(subject).details(texts).join(' · ');
