import { visibleText } from '@/utils/reading/json/visible-text';

const MOST = 80;

/** Returns a text cut to the length of a list line, with unseen characters visible. A cell may hold a megabyte. */
export const shortened = (text: string): string => visibleText(text.length > MOST ? `${text.slice(0, MOST)}…` : text);
