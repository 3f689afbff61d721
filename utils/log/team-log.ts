import type { HitDecisionValue, SubjectDecisionValue } from '../decision/decision';
import { digestOf } from '../lookup/subject-key';
import { type PastDecision, pastDecisions } from './decision-in-log';
import type { LogLine } from './log-line';

/** How many lookups of one user have a reason, outcome and decision. */
export interface TeamRow {
  user: string;
  reason: string;
  /** The final state of the lookup, as its line states it. */
  outcome: string;
  /** What holds of it; null: nobody decided. */
  decision: SubjectDecisionValue | null;
  count: number;
}

/** What several logs say together. */
export interface TeamLog {
  /** By user, then reason, outcome and decision. */
  rows: readonly TeamRow[];
  /** How many hits have each decision. */
  hits: ReadonlyMap<HitDecisionValue, number>;
  /** From a lookup to the first decision on it, in milliseconds; null if none was decided. */
  medianToDecision: number | null;
  lookups: readonly TeamLookup[];
}

/** A lookup of a log, with the decision about its subject that was made on it and holds. */
export interface TeamLookup {
  line: LogLine;
  decision: PastDecision | null;
}

const stateOf = (outcome: string): string => outcome.split(':')[0] ?? '';

/** Returns what logs say together. A line that several files have counts once. */
export function teamLog(logs: readonly (readonly LogLine[])[]): TeamLog {
  const lines = new Map<string, { line: LogLine; made: PastDecision | null }>();
  const undone = new Set<string>();
  for (const log of logs) {
    // A line names the one that it takes back by its number, which only its own log can resolve.
    const past = new Map(pastDecisions(log).map((one) => [one.number, one]));
    for (const line of log) {
      const made = past.get(line.number) ?? null;
      lines.set(line.digest, { line, made });
      // Another file of the same log may end before that.
      if (made?.isUndone) undone.add(line.digest);
    }
  }
  const made = [...lines].flatMap(([digest, { made }]) => (made === null || undone.has(digest) ? [] : made));
  const ofSubjects = Map.groupBy(
    made.filter((one) => one.made.of === 'subject').sort((a, b) => a.made.decidedAt - b.made.decidedAt),
    (one) => one.made.lookupId,
  );
  const lookups = [...lines.values()].flatMap(({ line }): TeamLookup[] => {
    if (line.content?.event !== 'lookup') return [];
    return [{ line, decision: ofSubjects.get(line.content.lookup)?.at(-1) ?? null }];
  });
  return {
    rows: rowsOf(lookups),
    hits: hitsOf(made),
    medianToDecision: median(
      lookups.flatMap(({ line }) => {
        const first = ofSubjects.get(line.content?.lookup ?? '')?.[0];
        return first && first.made.decidedAt >= line.at ? [first.made.decidedAt - line.at] : [];
      }),
    ),
    lookups,
  };
}

function rowsOf(lookups: readonly TeamLookup[]): TeamRow[] {
  const rows = lookups.map(
    ({ line: { content }, decision }): Omit<TeamRow, 'count'> => ({
      user: content?.operator ?? '',
      reason: content?.reason ?? '',
      outcome: stateOf(content?.outcome ?? ''),
      decision: decision?.made.of === 'subject' ? decision.made.value : null,
    }),
  );
  const groups = [...Map.groupBy(rows, (row) => JSON.stringify(Object.values(row)))];
  return groups
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, of]) => of.slice(0, 1).map((row) => ({ ...row, count: of.length })));
}

/** Of each hit the newest decision. */
function hitsOf(made: readonly PastDecision[]): Map<HitDecisionValue, number> {
  const newest = new Map<string, { value: HitDecisionValue; at: number }>();
  for (const { made: one } of made) {
    if (one.of !== 'hit') continue;
    const key = `${one.operator} ${one.subjectId} ${one.hitKey}`;
    if ((newest.get(key)?.at ?? 0) <= one.decidedAt) newest.set(key, { value: one.value, at: one.decidedAt });
  }
  const values = Map.groupBy(newest.values(), ({ value }) => value);
  return new Map([...values].map(([value, of]) => [value, of.length]));
}

/** Returns the median; of an even number, the mean of the middle two. */
function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/**
 * Returns some lookups of each user. The same seed draws the same lookups of the same logs, whatever order their files are in.
 * @param perUser the most of one user
 */
export function drawSample(lookups: readonly TeamLookup[], perUser: number, seed: string): TeamLookup[] {
  const byUser = Map.groupBy(lookups, ({ line }) => line.content?.operator ?? '');
  return [...byUser]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, of]) => {
      const drawn = of.map((lookup) => ({ lookup, order: digestOf(`${seed} ${lookup.line.digest}`) }));
      return drawn
        .sort((a, b) => (a.order < b.order ? -1 : 1))
        .slice(0, perUser)
        .map(({ lookup }) => lookup);
    });
}
