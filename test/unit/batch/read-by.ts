import { NO_VALUE_ANSWERS } from '@/utils/list/value-question';
import { NO_ANSWERS } from '@/utils/subject/read-birth-date';

/** How the rows of a list are read, with no question answered. */
export const BY = {
  today: '2026-11-21',
  format: 'alpha-2',
  codeOf: (text: string) => text,
  answers: NO_ANSWERS,
  values: NO_VALUE_ANSWERS,
} as const;
