import { findEmails } from '../detection/find-emails';
import { type AddressNote, noteOfAddress, subjectOfEmail } from '../lookup/subject-of-email';
import type { Subject } from '../service/contract';

type ScoreSubject = Extract<Subject, { operation: 'score' }>;

/** The addresses of a text, each once, in their order. */
export interface EmailsFound {
  subjects: ScoreSubject[];
  /** Addresses whose letters may imitate those of others; nobody meant to send them before they were looked at. */
  odd: { subject: ScoreSubject; note: AddressNote }[];
  /** How many stood there again. */
  repeated: number;
}

const isPlain = (address: string): boolean => !/[^\x20-\x7e]/.test(address);

/**
 * Finds the addresses anywhere in a text. A line that is nothing but an address counts as typed, so that it may have
 * an ending that no text search would take for one.
 */
export function emailsIn(text: string): EmailsFound {
  const found = new Map<string, { subject: ScoreSubject; note: AddressNote | null }>();
  let repeated = 0;
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (!line.includes('@')) continue;
    const addresses = subjectOfEmail(line).ok ? [line] : findEmails(line).map(({ address }) => address);
    for (const address of addresses) {
      const read = subjectOfEmail(address);
      if (!read.ok) continue;
      const { email } = read.subject.request;
      if (found.has(email)) repeated++;
      else found.set(email, { subject: read.subject, note: isPlain(address) ? null : noteOfAddress(address) });
    }
  }
  const all = [...found.values()];
  return {
    subjects: all.filter(({ note }) => !note?.deceives).map(({ subject }) => subject),
    odd: all.flatMap(({ subject, note }) => (note?.deceives ? [{ subject, note }] : [])),
    repeated,
  };
}
