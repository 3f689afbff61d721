import { plainLine } from '../service/redact';
import type { Texts } from '../texts/texts';

/** What separates the parts of a note from each other, in plain text, rows and templates. */
const SEPARATORS = /\s*[|¦│｜;；·•‧]+\s*/gu;
/** What could be read as a line or part of ours: "Log: 7", "a | b". */
const LINE_LIKE = /[|¦│｜;；·•‧]|[:：](\s|$)/u;
const QUOTES = /["“”„«»]/g;

/** Returns a sentence with words of a service in it as one part of a note, whatever they hold. */
export const unparted = (text: string): string => text.replace(SEPARATORS, ' / ').trim();

/**
 * Returns words of a service or file so that they cannot be taken for words of Sightline or the user: what looks like a line of a
 * note is quoted, and has none of the signs that separate its parts.
 */
export const foreignText = (text: string): string =>
  LINE_LIKE.test(text) ? `“${unparted(text).replace(QUOTES, '’')}”` : text;

/** Returns who made a file of a colleague, as the file says. */
export const nameOfColleague = (by: string, { t }: Pick<Texts, 't'>): string =>
  foreignText(plainLine(by)) || t('handOver.unnamed');
