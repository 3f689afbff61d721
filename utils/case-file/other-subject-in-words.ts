import type { OtherSubject } from '@/utils/compare/other-subject';
import type { Texts } from '@/utils/texts/texts';

/** Returns "This result is about X. You asked about Y." */
export const otherSubjectInWords = ({ is, stated, asked }: OtherSubject, { t }: Pick<Texts, 't'>): string =>
  t(is === 'birth' ? 'result.otherBirth' : 'result.otherSubject', { stated: stated.text, asked });

/** Whether a result is clearly about another subject: the names have no word in common. */
export const isClearlyOther = ({ is }: Pick<OtherSubject, 'is'>): boolean => is !== 'some-name';
