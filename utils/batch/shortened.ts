const MOST = 80;

/** A text cut to what a line of a list can show: a cell may have a megabyte. */
export const shortened = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);
