import { useMemo, useRef, useState } from 'react';
import { relativeTime } from '@/components/kit/relative-time';
import { useTexts } from '@/components/kit/texts';
import type { StoredLookup } from '@/components/result/use-stored-answers';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { hasHits } from '@/utils/reading/in-words';
import { type Interpretations, interpretAll } from '@/utils/reading/interpret';
import type { Example } from '@/utils/reading/profile/guess-layout';
import { subjectTitle } from '@/utils/result/subject-title';
import { describeSubject } from '@/utils/service/request-subject';

/** An answer to confirm a profile on. */
export interface ProfileExample extends Example {
  id: string;
  name: string;
  /** Null for a pasted answer. */
  record: LookupRecord | null;
  /** What tells whom it is about. */
  asked: readonly string[];
}

/** More text takes seconds to read. In UTF-16 units. */
const MAX_TEXT = 4_000_000;

function withinReach(answers: readonly StoredLookup[]): StoredLookup[] {
  let length = 0;
  return answers.filter(({ answer }, i) => {
    length += answer.text.length;
    return i === 0 || length <= MAX_TEXT;
  });
}

/** A subject's name, and its words that hold digits: a date of birth, an address. */
function askedIn({ subject }: LookupRecord): string[] {
  const { title, personalWords } = describeSubject(subject);
  return [title, ...personalWords.filter((word) => /\d/.test(word))];
}

/**
 * Returns stored and pasted answers of an operation, read by the general rules, and the one that is shown: the chosen one, else the
 * first with a hit, which has the most fields.
 */
export function useExamples(stored: readonly StoredLookup[]) {
  const texts = useTexts();
  const known = useRef<Interpretations>(new Map());
  const [pasted, setPasted] = useState<readonly Example[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const answers = useMemo(() => withinReach(stored), [stored]);
  const all = useMemo((): ProfileExample[] => {
    known.current = interpretAll(answers, {}, known.current);
    return [
      ...pasted.map((example, i) => ({
        ...example,
        id: `pasted-${i}`,
        name: texts.t('profile.pasted', { number: i + 1 }),
        record: null,
        asked: [],
      })),
      ...answers.flatMap(({ record }) => {
        const read = known.current.get(record.id)?.interpretation;
        if (!read || read.report.failure !== null || read.report.pending !== null) return [];
        const age = relativeTime(texts, record.endedAt ?? record.createdAt, Date.now());
        const name = texts.t('scoreRule.exampleAndAge', { subject: subjectTitle(record.subject), age });
        return [{ ...read, id: record.id, name, record, asked: askedIn(record) }];
      }),
    ];
  }, [answers, pasted, texts]);
  const shown = all.find(({ id }) => id === chosen) ?? all.find(({ report }) => hasHits(report)) ?? all[0];
  return {
    answers,
    all,
    shown,
    choose: setChosen,
    /** Adds a pasted answer and shows it. */
    paste: (example: Example) => {
      setPasted((before) => [...before, example]);
      setChosen(`pasted-${pasted.length}`);
    },
  };
}

export type Examples = ReturnType<typeof useExamples>;
