import { type FoundEmail, findEmails } from '../detection/find-emails';
import { type AddressNote, noteOfAddress, subjectOfEmail } from '../lookup/subject-of-email';
import type { ScoreSubject } from '../service/contract';
import { shortened } from './shortened';

/** The addresses of a text, each once, in their order. */
export interface EmailsFound {
  subjects: ScoreSubject[];
  /** Addresses whose letters may imitate those of others; nobody meant to send them before they were looked at. */
  odd: { subject: ScoreSubject; note: AddressNote }[];
  /** How many stood there again. */
  repeated: number;
  /** What looks like an address and could not be read as one, by its line, counted from 1. */
  unread: { line: number; shown: string }[];
}

const isPlain = (address: string): boolean => !/[^\x20-\x7e]/.test(address);

/**
 * Finds the addresses anywhere in a text. A line that is nothing but an address counts as typed, so that it may have
 * an ending that no text search would take for one.
 */
export function emailsIn(text: string): EmailsFound {
  const found = new Map<string, { subject: ScoreSubject; note: AddressNote | null }>();
  let repeated = 0;
  const unread: EmailsFound['unread'] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (!line.includes('@')) continue;
    const whole = { start: 0, end: line.length, address: line };
    const taken = (subjectOfEmail(line).ok ? [whole] : findEmails(line)).flatMap((one) => {
      const read = subjectOfEmail(one.address);
      return read.ok ? [{ ...one, subject: read.subject }] : [];
    });
    const shown = likeAddresses(line, taken);
    if (shown !== '') unread.push({ line: index + 1, shown });
    for (const { address, subject } of taken) {
      const { email } = subject.request;
      if (found.has(email)) repeated++;
      else found.set(email, { subject, note: isPlain(address) ? null : noteOfAddress(address) });
    }
  }
  const all = [...found.values()];
  return {
    subjects: all.filter(({ note }) => !note?.deceives).map(({ subject }) => subject),
    odd: all.flatMap(({ subject, note }) => (note?.deceives ? [{ subject, note }] : [])),
    repeated,
    unread,
  };
}

/** What is left of a line without its addresses and still has a name before an @, or a dot after it; `@sam` has neither. */
function likeAddresses(line: string, addresses: readonly FoundEmail[]): string {
  const ends = [0, ...addresses.map(({ end }) => end)];
  const between = ends.map((end, i) => line.slice(end, addresses[i]?.start));
  const pieces = between.flatMap((part) => (part.includes('@') ? part.split(/[\s,;<>"()[\]]+/) : []));
  return shortened(pieces.filter((piece) => /[^@]@|@[^@]*\./.test(piece)).join(', '));
}
