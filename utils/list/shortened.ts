import { visibleText } from '@/utils/json/visible-text';

const MAX_LENGTH = 80;

/** Returns a text cut to the length of a list line, with unseen characters visible. A cell may hold a megabyte. */
export const shortened = (text: string): string =>
  visibleText(text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);
