import { useEffect, useRef, useState } from 'react';
import { noteOfAddress, subjectOfEmail } from '@/utils/lookup/subject-of-email';
import { TYPED_EMAIL_TEXTS } from '@/utils/lookup/typed-email-texts';
import type { ScoreSubject } from '@/utils/service/operations';
import { subjectText } from '@/utils/service/request-subject';
import { hashOf, isAddressForm, type Route } from '@/utils/surfaces/route';
import type { PlainKey } from '@/utils/texts/text-key';
import { type Started, useOnAnswered } from './use-on-answered';

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
  const [refused, setRefused] = useState<{ at: string; problem: PlainKey } | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function change(next: string): void {
    setDraft(next);
    isNext.current = true;
    setPlaces((before) => (before.includes(place) ? before : [place]));
    setRefused(null);
  }
  function score(typed: string): void {
    const read = subjectOfEmail(typed);
    if (!read.ok) {
      setRefused({ at: place, problem: TYPED_EMAIL_TEXTS[read.problem] });
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
  // Typing replaces a whole address.
  useEffect(() => {
    if (subjectOfEmail(latest.current).ok) field.current?.select();
  }, []);
  useOnAnswered(started, (subject) => {
    const read = subjectOfEmail(draft);
    if (read.ok && subjectText(read.subject) === subjectText(subject)) setDraft('');
  });

  return {
    text,
    problem: refused?.at === place ? refused.problem : undefined,
    field,
    change,
    score: () => score(text),
    /** A lookup of the field has started, and its result will be shown. What was typed meanwhile is the next address. */
    goesTo: (next: Route) => {
      if (isNext.current) setPlaces((before) => [...before, hashOf(next)]);
    },
    edit: (address: string) => {
      change(address);
      field.current?.focus();
    },
    /** A listed address that may imitate another is put into the field first, which shows its warning. */
    scoreListed: (address: string, start?: (subject: ScoreSubject) => void) => {
      if (address !== text && noteOfAddress(address)?.deceives) return change(address);
      const read = subjectOfEmail(address);
      if (read.ok && start) start(read.subject);
      else score(address);
    },
  };
}
export type AddressDraft = ReturnType<typeof useAddressDraft>;
