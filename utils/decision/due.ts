import type { Decision } from './decision';

const DAY_MS = 86_400_000;

/** All that the user, or one file of a colleague, says of a subject: the decision about it, or else the newest about a hit. */
export interface ListedDecision {
  id: string;
  made: Decision;
  /** How many decisions this is, with those about hits. */
  count: number;
  /** Of a colleague: whose file, and whom it is about, as the file states it; null for the user's own. */
  file: { by: string; madeAt: number; subject: string } | null;
}

/** Returns one entry for each subject, the newest decision first. @param made of the user, or of one file */
export function listedDecisions(
  made: readonly Decision[],
  source: string,
  fileOf: (one: Decision) => ListedDecision['file'],
): ListedDecision[] {
  const bySubject = Map.groupBy(made, ({ subjectId }) => subjectId);
  return [...bySubject].flatMap(([subjectId, of]): ListedDecision[] => {
    const shown = of.find((one) => one.of === 'subject') ?? of.toSorted((a, b) => b.decidedAt - a.decidedAt)[0];
    return shown ? [{ id: `${source} ${subjectId}`, made: shown, count: of.length, file: fileOf(shown) }] : [];
  });
}

/** Returns the last day of a decision, YYYY-MM-DD; null if it has none. */
export const lastDayOf = (made: Decision): string | null => (made.of === 'subject' ? made.validUntil : null);

/**
 * Whether to look again: the decision has ended, or its newest result is too old.
 * @param resultAt when the newest result was answered, in milliseconds; undefined: none is stored, and the decision is as old
 * @param today YYYY-MM-DD
 * @param now milliseconds
 */
export function isDue(
  { made }: Pick<ListedDecision, 'made'>,
  resultAt: number | undefined,
  { today, now, dueDays }: { today: string; now: number; dueDays: number },
): boolean {
  const lastDay = lastDayOf(made);
  return (lastDay !== null && lastDay < today) || (resultAt ?? made.decidedAt) < now - dueDays * DAY_MS;
}
