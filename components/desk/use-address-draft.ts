import { useEffect, useRef, useState } from 'react';
import { type Started, useOnAnswered } from '@/components/result/use-on-answered';
import { addressIn, nameIn, noteOfAddress, type SubjectOfEmail, subjectOfEmail } from '@/utils/lookup/subject-of-email';
import type { ScoreSubject } from '@/utils/service/operations';
import { subjectText } from '@/utils/service/request-subject';
import { hashOf, isAddressForm, type Route } from '@/utils/surfaces/route';

/** Why a submitted text was not sent. */
interface Refused {
  /** Place of the field. */
  at: string;
  /** Why it is no address; null if another one was probably meant. */
  problem: Extract<SubjectOfEmail, { ok: false }>['problem'] | null;
  /** The address to score instead, as it would be sent. */
  offered: string | null;
}

/**
 * The draft of the desk's address field and its lookup, kept until it is answered. Shown at the form and where it was
 * typed: above another result, a stray Enter would pay for it.
 */
export function useAddressDraft(
  [draft, setDraft]: readonly [string, (text: string) => void],
  on: {
    start: (subject: ScoreSubject) => void;
    /** What was submitted is no address; the field says why. */
    refused: () => void;
    /** A name was submitted, which costs nothing: it belongs into the form of a person or business. */
    named: (name: string) => void;
  },
  /** The last lookup started here. */
  started: Started,
  route: Route,
) {
  const place = hashOf(route);
  /** Where the draft was typed, and the result that it was typed ahead of. */
  const [places, setPlaces] = useState<readonly string[]>([]);
  const isNext = useRef(false);
  const text = places.includes(place) || isAddressForm(route) ? draft : '';
  const [refused, setRefused] = useState<Refused | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function change(next: string): void {
    setDraft(next);
    isNext.current = true;
    setPlaces((before) => (before.includes(place) ? before : [place]));
    setRefused(null);
  }
  /** @param isConfirmed the user has seen that another address may be meant */
  function score(text: string, isConfirmed = false): void {
    const typed = addressIn(text) ?? text;
    const read = subjectOfEmail(typed);
    const name = nameIn(typed);
    if (name !== null) {
      setDraft('');
      on.named(name);
      return;
    }
    const note = noteOfAddress(typed);
    const meant = note?.meant ?? null;
    const whole = subjectOfEmail(text);
    // In a sentence, deceptive letters are easily overlooked.
    const isOverlooked = !whole.ok && note?.asks === true;
    if (!read.ok || ((meant !== null || isOverlooked) && !isConfirmed)) {
      const problem = whole.ok || meant !== null ? null : whole.problem;
      const offered = meant ?? note?.exact ?? (read.ok ? null : (read.offered ?? null));
      setRefused({ at: place, problem, offered });
      on.refused();
      return;
    }
    setRefused(null);
    isNext.current = false;
    field.current?.select();
    on.start(read.subject);
  }

  const latest = useRef(draft);
  latest.current = draft;
  // Typing replaces a whole address. Selecting it would also take the focus from another field.
  useEffect(() => {
    const hasFocus = document.activeElement === field.current;
    if (hasFocus && addressIn(latest.current) !== null) field.current?.select();
  }, []);
  const isListed = useRef(false);
  // Once a batch of its addresses has started, the text is done with.
  useEffect(() => {
    if (!isListed.current || route.name !== 'batch') return;
    isListed.current = false;
    setDraft('');
  }, [route, setDraft]);
  useOnAnswered(started, (subject) => {
    const read = subjectOfEmail(addressIn(draft) ?? draft);
    if (read.ok && subjectText(read.subject) === subjectText(subject)) setDraft('');
  });

  return {
    text,
    refused: refused?.at === place ? refused : null,
    field,
    change,
    score: () => score(text),
    /** The addresses of the text are scored as a list. */
    goesToList: () => {
      isListed.current = true;
    },
    /** Sends the text of the field although another address may be meant. */
    scoreAsTyped: () => score(text, true),
    /** Puts the offered address into the field and sends it. */
    scoreOffered: (address: string) => {
      change(address);
      score(address, true);
    },
    /** A lookup of the field has started, and its result will be shown. What was typed meanwhile is the next address. */
    goesTo: (next: Route) => {
      if (isNext.current) setPlaces((before) => [...before, hashOf(next)]);
    },
    edit: (address: string) => {
      change(address);
      field.current?.focus();
    },
    /** A listed address that asks is put into the field first, which shows its warning. */
    scoreListed: (address: string, start?: (subject: ScoreSubject) => void) => {
      const note = noteOfAddress(address);
      if (address !== text && (note === null || note.asks)) change(address);
      if (address !== text && note?.asks) return;
      const read = subjectOfEmail(address);
      if (read.ok && start) start(read.subject);
      else score(address);
    },
  };
}
export type AddressDraft = ReturnType<typeof useAddressDraft>;
