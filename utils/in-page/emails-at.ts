import { findEmails } from '../detection/find-emails';

/**
 * Returns the address at an offset of a text as written, or every distinct address of the text if none is there.
 * @param offset in UTF-16 units; null if unknown
 */
export function emailsAt(text: string, offset: number | null): string[] {
  const found = findEmails(text);
  const at = found.find(({ start, end }) => offset !== null && start <= offset && offset <= end);
  return [...new Set((at ? [at] : found).map(({ start, end }) => text.slice(start, end)))];
}
