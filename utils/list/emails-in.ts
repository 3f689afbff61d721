import { findEmails } from '@/utils/detection/find-emails';
import type { FoundEmail } from '@/utils/detection/find-plain';
import { isListedEnding } from '@/utils/detection/is-listed-ending';
import { likelyDomain } from '@/utils/detection/likely-domain';
import { normalForm } from '@/utils/detection/normal-form';
import { parseTypedEmail } from '@/utils/detection/parse-typed-email';
import { rewrittenAddress } from '@/utils/detection/rewritten-address';
import { type AddressNote, noteOfAddress, subjectOfEmail } from '@/utils/lookup/subject-of-email';
import type { ScoreSubject } from '@/utils/service/operations';
import { readMailLines } from './mail-source';
import type { NotedLine } from './noted-line';
import { shortened } from './shortened';

/** An address that may imitate another, may not exist, or is not exactly as written. */
export interface OddEmail {
  subject: ScoreSubject;
  note: AddressNote;
  /** Its text in the list; null if the address is the same. */
  written: string | null;
  /** The address that is more likely meant; null if none is, or if the list has it too. */
  instead: ScoreSubject | null;
  /** The line of the list that has it first, counted from 1. */
  line: number;
}

/** The addresses of a text, each once, in order. */
export interface EmailsFound {
  subjects: ScoreSubject[];
  /** Addresses that the user has to check before they are sent. */
  odd: OddEmail[];
  /** Number of repeated addresses. */
  repeated: number;
  /** What looks like an address but could not be read, and lines of a list without one, with their line, counted from 1. */
  unread: NotedLine[];
}

/** A name and a domain without an @ between them, alone in their line; or "(at)". */
const MEANT_AS_ADDRESS = /^(?!https?:|www\.)\S+\.\S+$|^\S+ at \S+\.\S+$|[([]\s*at\s*[)\]]/i;

/** Signs of an address in another form: encoded, full-width, or with words for its signs. */
const HAS_OTHER_FORM = /%40|[＠﹫]|[([{<]\s*at\s*[)\]}>]/i;

const isPlain = (address: string): boolean => /^[a-z\d]+(?:[._+-][a-z\d]+)*@[\x21-\x7e]+$/i.test(address);

/** An address in a line. `written`: its text there, if that differs. */
interface InLine extends FoundEmail {
  written: string | null;
}

/**
 * Reads a line as the search in pages does. A line that is only an address counts as typed: its ending may be unknown, and
 * another form of it is offered.
 */
function addressesInLine(line: string): InLine[] {
  const found = findEmails(line).flatMap((match): InLine[] => {
    const written = line.slice(match.start, match.end);
    if (written === match.address) return [{ ...match, written: null }];
    const read = subjectOfEmail(written);
    if (read.ok) return [{ ...match, address: written, written: null }];
    return read.offered === undefined ? [] : [{ ...match, address: read.offered, written }];
  });
  const read = subjectOfEmail(line);
  const whole = { start: 0, end: line.length };
  const [only] = found;
  if (!read.ok && (only !== undefined || read.offered === undefined))
    return [...found, ...mistypedIn(line, found)].sort((a, b) => a.start - b.start);
  if (!read.ok) return [{ ...whole, address: read.offered ?? '', written: line.trim() }];
  const isSame = only === undefined || normalForm(only.address) === read.subject.request.email;
  return [
    { ...whole, ...(isSame ? { address: line, written: null } : { address: only.address, written: line.trim() }) },
  ];
}

const PIECE = /[^\s,;|<>"()[\]]+/g;
const NAMES_DOMAIN = /^[^@]+@[^@]+\.\p{L}{2,}[^\p{L}\p{N}@]*$/u;

/** Finds addresses between others, such as in a cell, that the search refuses only for the typo in their ending. */
function mistypedIn(line: string, found: readonly FoundEmail[]): InLine[] {
  if (line.split('@').length - 1 === found.length) return [];
  const starts = new Set(found.map(({ start }) => start));
  return [...line.matchAll(PIECE)].flatMap(({ 0: piece, index: start }) => {
    if (starts.has(start) || !NAMES_DOMAIN.test(piece)) return [];
    const parsed = parseTypedEmail(piece);
    const email = parsed.ok ? (normalForm(parsed.email) ?? '') : '';
    const at = email.lastIndexOf('@') + 1;
    if (at === 0 || isListedEnding(email.slice(email.lastIndexOf('.') + 1))) return [];
    const likely = `${email.slice(0, at)}${likelyDomain(email.slice(at)) ?? ''}`;
    const isWhole = findEmails(likely).some(({ address }) => address === likely);
    return isWhole ? [{ start, end: start + piece.length, address: email, written: null }] : [];
  });
}

/** Finds the addresses anywhere in a text. */
export function emailsIn(text: string): EmailsFound {
  const found = new Map<string, NotedEmail>();
  let repeated = 0;
  let linesWith = 0;
  const { lines, isMail, ids } = readMailLines(text);
  const unread: NotedLine[] = ids.map(({ line, shown }) => ({ line, shown: shortened(shown) }));
  const offeredLines = new Set<number>();
  for (const [index, line] of lines.entries()) {
    if (!line.includes('@') && !HAS_OTHER_FORM.test(line)) continue;
    const taken = addressesInLine(line).flatMap((match) => {
      const read = subjectOfEmail(match.address);
      return read.ok ? [{ ...match, subject: read.subject }] : [];
    });
    const shown = line.includes('@') ? likeAddresses(line, taken) : '';
    if (shown !== '') unread.push({ line: index + 1, shown });
    if (taken.length > 0) linesWith++;
    if (taken.length > 0 && !line.includes('@')) offeredLines.add(index + 1);
    for (const { address, subject, written } of taken) {
      const { email } = subject.request;
      if (found.has(email)) repeated++;
      else {
        const isOrdinary =
          written === null &&
          isPlain(address) &&
          rewrittenAddress(email) === undefined &&
          likelyDomain(email.slice(email.indexOf('@') + 1)) === undefined;
        const note = isOrdinary ? null : noteOfAddress(address);
        found.set(email, { subject, note, written: written && shortened(written), line: index + 1 });
      }
    }
  }
  const without = linesWithoutAddress(lines).filter(({ line }) => !offeredLines.has(line));
  // In a list, a line without an address is a mistake; in a letter, only one that is meant as an address.
  const missing =
    !isMail && linesWith > without.length ? without : without.filter(({ shown }) => MEANT_AS_ADDRESS.test(shown));
  const all = [...found.values()];
  return {
    subjects: all.filter((email) => !isOdd(email)).map(({ subject }) => subject),
    odd: all.filter(isOdd).map((email) => ({ ...email, instead: insteadOf(email.note, found) })),
    repeated,
    unread: [...unread, ...missing].sort((a, b) => a.line - b.line),
  };
}

/** An address of a list, with what to know of it. */
interface NotedEmail {
  subject: ScoreSubject;
  note: AddressNote | null;
  written: string | null;
  line: number;
}

const isOdd = (email: NotedEmail): email is NotedEmail & { note: AddressNote } =>
  email.note !== null && (email.note.asks || email.written !== null);

const insteadOf = ({ meant }: AddressNote, found: ReadonlyMap<string, unknown>): ScoreSubject | null =>
  meant === null || found.has(meant) ? null : { operation: 'score', request: { email: meant } };

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
