import type { ScoreSubject } from '@/utils/service/operations';
import { findEmails } from '../detection/find-emails';
import type { FoundEmail } from '../detection/find-plain';
import { type AddressNote, noteOfAddress, subjectOfEmail } from '../lookup/subject-of-email';
import type { NotedLine } from './noted-line';
import { shortened } from './shortened';

/** The addresses of a text, each once, in order. */
export interface EmailsFound {
  subjects: ScoreSubject[];
  /** Addresses with letters that may imitate others. The user has to check them before they are sent. */
  odd: { subject: ScoreSubject; note: AddressNote }[];
  /** Number of repeated addresses. */
  repeated: number;
  /** What looks like an address but could not be read, and lines of a list without one, with their line, counted from 1. */
  unread: NotedLine[];
}

/** A name and a domain without an @ between them, alone in their line; or "(at)". */
const MEANT_AS_ADDRESS = /^(?!https?:|www\.)\S+\.\S+$|^\S+ at \S+\.\S+$|[([]\s*at\s*[)\]]/i;

const isPlain = (address: string): boolean => !/[^\x20-\x7e]/.test(address);

/**
 * Finds the addresses anywhere in a text. A line that is only an address counts as typed, so its domain ending may be
 * unknown to the text search.
 */
export function emailsIn(text: string): EmailsFound {
  const found = new Map<string, { subject: ScoreSubject; note: AddressNote | null }>();
  let repeated = 0;
  let linesWith = 0;
  const unread: NotedLine[] = [];
  const lines = text.split(/\r\n|\r|\n/);
  for (const [index, line] of lines.entries()) {
    if (!line.includes('@')) continue;
    const whole = { start: 0, end: line.length, address: line };
    const taken = (subjectOfEmail(line).ok ? [whole] : findEmails(line)).flatMap((match) => {
      const read = subjectOfEmail(match.address);
      return read.ok ? [{ ...match, subject: read.subject }] : [];
    });
    const shown = likeAddresses(line, taken);
    if (shown !== '') unread.push({ line: index + 1, shown });
    if (taken.length > 0) linesWith++;
    for (const { address, subject } of taken) {
      const { email } = subject.request;
      if (found.has(email)) repeated++;
      else found.set(email, { subject, note: isPlain(address) ? null : noteOfAddress(address) });
    }
  }
  const without = linesWithoutAddress(lines);
  // In a list, a line without an address is a mistake; in a letter, only one that is meant as an address.
  const missing = linesWith > without.length ? without : without.filter(({ shown }) => MEANT_AS_ADDRESS.test(shown));
  const all = [...found.values()];
  return {
    subjects: all.filter(({ note }) => !note?.deceives).map(({ subject }) => subject),
    odd: all.flatMap(({ subject, note }) => (note?.deceives ? [{ subject, note }] : [])),
    repeated,
    unread: [...unread, ...missing].sort((a, b) => a.line - b.line),
  };
}

/** Returns the lines with words but without an @, except headings and parts of a quoted cell. */
function linesWithoutAddress(lines: readonly string[]): NotedLine[] {
  const noted: NotedLine[] = [];
  let isQuoted = false;
  let isFirst = true;
  for (const [index, line] of lines.entries()) {
    const isHeading = isFirst && !/\S\.\S/.test(line);
    if (line.trim() !== '') {
      if (!isQuoted && !isHeading && !line.includes('@'))
        noted.push({ line: index + 1, shown: shortened(line.trim()) });
      isFirst = false;
    }
    if ((line.split('"').length - 1) % 2 === 1) isQuoted = !isQuoted;
  }
  return noted;
}

/**
 * Returns the pieces of a line, without its addresses, that have a name before an @ or a dot after it. `@sam` has
 * neither.
 */
function likeAddresses(line: string, addresses: readonly FoundEmail[]): string {
  const ends = [0, ...addresses.map(({ end }) => end)];
  const between = ends.map((end, i) => line.slice(end, addresses[i]?.start));
  const pieces = between.flatMap((part) => (part.includes('@') ? part.split(/[\s,;<>"()[\]]+/) : []));
  return shortened(pieces.filter((piece) => /[^@]@|@[^@]*\./.test(piece)).join(', '));
}
