import { useEffect, useRef, useState } from 'react';
import { noteOfAddress, subjectOfEmail } from '@/utils/lookup/subject-of-email';
import { TYPED_EMAIL_TEXTS } from '@/utils/lookup/typed-email-texts';
import type { ScoreSubject } from '@/utils/service/operations';
import { describeSubject } from '@/utils/service/request-subject';
import type { PlainKey } from '@/utils/texts/text-key';
import { useLookup } from './use-lookup';

/**
 * The draft of the desk's address field and its lookup. It survives a closed popup until it is answered. A whole
 * address is selected, so that typing replaces it.
 */
export function useAddressDraft(
  [text, setText]: readonly [string, (text: string) => void],
  start: (subject: ScoreSubject) => void,
  /** Id of the last lookup started here. */
  started: string,
) {
  const [problem, setProblem] = useState<PlainKey>();
  const field = useRef<HTMLInputElement>(null);

  function change(next: string): void {
    setText(next);
    setProblem(undefined);
  }
  function score(typed: string): void {
    const read = subjectOfEmail(typed);
    setProblem(read.ok ? undefined : TYPED_EMAIL_TEXTS[read.problem]);
    if (!read.ok) return;
    field.current?.select();
    start(read.subject);
  }

  const { state, subject } = useLookup(started)?.record ?? {};
  const described = state === 'done' && subject ? describeSubject(subject) : null;
  const answered = described?.kind === 'email' ? described.title : null;
  const latest = useRef(text);
  latest.current = text;
  useEffect(() => {
    if (subjectOfEmail(latest.current).ok) field.current?.select();
  }, []);
  useEffect(() => {
    const read = subjectOfEmail(latest.current);
    if (answered !== null && read.ok && read.subject.request.email === answered) setText('');
  }, [answered, setText]);

  return {
    text,
    problem,
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
