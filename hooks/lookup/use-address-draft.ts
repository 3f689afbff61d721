import { useEffect, useRef, useState } from 'react';
import { noteOfAddress, subjectOfEmail } from '@/utils/lookup/subject-of-email';
import { TYPED_EMAIL_TEXTS } from '@/utils/lookup/typed-email-texts';
import type { ScoreSubject } from '@/utils/service/operations';
import { describeSubject } from '@/utils/service/request-subject';
import { hashOf, isAddressForm, type Route } from '@/utils/surfaces/route';
import type { PlainKey } from '@/utils/texts/text-key';
import { useLookup } from './use-lookup';

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
  /** Id of the last lookup started here. */
  started: string,
  route: Route,
) {
  const place = hashOf(route);
  const [typedAt, setTypedAt] = useState('');
  const text = typedAt === place || isAddressForm(route) ? draft : '';
  const [refused, setRefused] = useState<{ at: string; problem: PlainKey } | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function change(next: string): void {
    setDraft(next);
    setTypedAt(place);
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
    field.current?.select();
    on.start(read.subject);
  }

  const { state, subject } = useLookup(started)?.record ?? {};
  const described = state === 'done' && subject ? describeSubject(subject) : null;
  const answered = described?.kind === 'email' ? described.title : null;
  const latest = useRef(draft);
  latest.current = draft;
  // Typing replaces a whole address.
  useEffect(() => {
    if (subjectOfEmail(latest.current).ok) field.current?.select();
  }, []);
  useEffect(() => {
    const read = subjectOfEmail(latest.current);
    if (answered !== null && read.ok && read.subject.request.email === answered) setDraft('');
  }, [answered, setDraft]);

  return {
    text,
    problem: refused?.at === place ? refused.problem : undefined,
    field,
    change,
    score: () => score(text),
    edit: (address: string) => {
      change(address);
      field.current?.focus();
    },
    /** A listed address that may imitate another is put into the field first, which shows its warning. */
    scoreListed: (address: string) => {
      if (address !== text && noteOfAddress(address)?.deceives) change(address);
      else score(address);
    },
  };
}
export type AddressDraft = ReturnType<typeof useAddressDraft>;
