import { visibleText } from '../service/visible-text';

const MOST = 80;

/** A text cut to what a line of a list can show, with nothing hidden in it: a cell may have a megabyte. */
export const shortened = (text: string): string => visibleText(text.length > MOST ? `${text.slice(0, MOST)}…` : text);
