import { findEmails } from '../detection/find-emails';

/**
 * The address at an offset of a text; every address of the text, each once, where none stands there.
 * @param offset in UTF-16 units; null where no offset is known
 */
export function emailsAt(text: string, offset: number | null): string[] {
  const found = findEmails(text);
  const at = found.find(({ start, end }) => offset !== null && start <= offset && offset <= end);
  return at ? [at.address] : [...new Set(found.map(({ address }) => address))];
}
