import type { OtherSubject } from '@/utils/compare/other-subject';
import type { Texts } from '@/utils/texts/texts';

/** Returns "This result is about X. You asked about Y." */
export const otherSubjectInWords = ({ is, stated, asked }: OtherSubject, { t }: Pick<Texts, 't'>): string =>
  t(is === 'birth' ? 'result.otherBirth' : 'result.otherSubject', { stated: stated.text, asked });
