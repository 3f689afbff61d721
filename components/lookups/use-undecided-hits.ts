import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useState } from 'react';
import { useApp } from '@/components/kit/use-app';
import { subjectIdOf } from '@/utils/batch/row-decision';
import { decidedHits, type HitKeys, hitKeys, isUndecided } from '@/utils/decision/decided-hits';
import { answerIdOf, type LookupRecord } from '@/utils/lookup/lookup-record';
import { interpret } from '@/utils/reading/interpret';
import { decisionsOfMany } from '@/utils/storage/decisions';
import { database } from '@/utils/storage/page-database';
import { yieldToMain } from './row-reader';

/** The answers of more rows are not read to count hits. */
const MOST = 300;

const NONE: readonly LookupRecord[] = [];
const NO_KEYS: ReadonlyMap<string, HitKeys> = new Map();

/** Returns how many hits of each row nobody has decided on, by row id, live; null until that is known, and of too many rows. */
export function useUndecidedHits(rows: readonly LookupRecord[]): ReadonlyMap<string, number> | null {
  const counted = rows.length <= MOST ? rows : NONE;
  const keys = useHitKeys(counted);
  const subjects = useMemo(() => counted.map(subjectIdOf), [counted]);
  const decisions = useLiveQuery(() => decisionsOfMany(database, subjects), [subjects]);
  return useMemo(() => {
    if (counted.length === 0 || !decisions || counted.some(({ id }) => !keys.has(id))) return null;
    return new Map(
      counted.map((row) => {
        const made = decisions.get(subjectIdOf(row))?.hits ?? [];
        const hits = decidedHits(keys.get(row.id) ?? NO_KEYS, made);
        return [row.id, [...hits.values()].filter(isUndecided).length];
      }),
    );
  }, [counted, keys, decisions]);
}

/** Returns what recognizes the hits of rows, by row id; each answer is read once. */
function useHitKeys(rows: readonly LookupRecord[]): ReadonlyMap<string, ReadonlyMap<string, HitKeys>> {
  const { profiles } = useApp();
  const known = useMemo(() => ({ profiles, keys: new Map<string, ReadonlyMap<string, HitKeys>>() }), [profiles]);
  const [shown, setShown] = useState(known.keys);
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const { keys } = known;
      for (const row of rows.filter(({ id }) => !keys.has(id))) {
        const answer = await database.answers.get(answerIdOf(row));
        const report = answer && interpret(row, answer, known.profiles)?.report;
        keys.set(row.id, hitKeys(report?.screeningEntries ?? [], answerIdOf(row)));
        await yieldToMain();
        if (isOver) return;
      }
      setShown(new Map(keys));
    };
    void read().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [known, rows]);
  return shown;
}
