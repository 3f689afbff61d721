import { z } from 'zod/mini';
import { type Decision, decision } from '../decision/decision';
import type { LogLine, LogStatement } from './log-line';

/** What a decision is stored under: subject, name and facts; for a hit also its key and look. */
const keys = z.union([
  z.tuple([z.string(), z.string(), z.string()]),
  z.tuple([z.string(), z.string(), z.string(), z.string(), z.nullable(z.string())]),
]);

/** Returns what a line states of a decision, so that `decisionOfLine` returns it again. */
export function statedDecision(made: Decision): Partial<LogStatement> {
  const { subjectId, nameId, facts } = made;
  const common = { decision: made.value, operator: made.operator, lookup: made.lookupId };
  if (made.of === 'subject') {
    const { note, validUntil } = made;
    return { ...common, note, validUntil: validUntil ?? '', keys: JSON.stringify([subjectId, nameId, facts]) };
  }
  const { hitKey, look, reason } = made;
  return { ...common, note: reason, keys: JSON.stringify([subjectId, nameId, facts, hitKey, look]) };
}

/** Returns the decision that a line states; null if it states none, or was written before lines stated them in full. */
export function decisionOfLine({ content, at }: Pick<LogLine, 'content' | 'at'>): Decision | null {
  if (content?.event !== 'decision' || !content.keys) return null;
  const read = keys.safeParse(parsed(content.keys));
  if (!read.success) return null;
  const [subjectId, nameId, facts, hitKey, look] = read.data;
  const { operator, lookup: lookupId, decision: value, note = '', validUntil = '' } = content;
  const common = { subjectId, nameId, lookupId, decidedAt: at, operator, facts, value };
  const about =
    hitKey === undefined
      ? { of: 'subject', note, validUntil: validUntil === '' ? null : validUntil }
      : { of: 'hit', hitKey, look, reason: note };
  return decision.safeParse({ ...common, ...about }).data ?? null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A decision as the journal has it. */
export interface PastDecision {
  made: Decision;
  /** The number of its line. */
  number: number;
  /** Name and list of the hit as they were drawn; empty of a subject. */
  hit: string;
  isUndone: boolean;
}

/** Returns every decision that lines state, oldest first, with those that were taken back. */
export function pastDecisions(lines: readonly Pick<LogLine, 'number' | 'content' | 'at'>[]): PastDecision[] {
  const past: PastDecision[] = [];
  const byNumber = new Map<string, PastDecision>();
  for (const line of lines) {
    const made = decisionOfLine(line);
    if (made) {
      const one = { made, number: line.number, hit: line.content?.hit ?? '', isUndone: false };
      past.push(one);
      byNumber.set(String(line.number), one);
    }
    const undone = line.content?.event === 'undone' ? byNumber.get(line.content.line ?? '') : undefined;
    if (undone) undone.isUndone = true;
  }
  return past;
}

/** Returns the key of a decision: the subject's id, for a hit with the hit's key behind it. */
export const decisionId = (made: { subjectId: string; hitKey?: string }): string =>
  made.hitKey === undefined ? made.subjectId : `${made.subjectId} ${made.hitKey}`;

/**
 * Returns the decisions that hold according to the journal, by their key: of each subject or hit the newest not taken back. Lines
 * that were read in again may be older than those before them.
 */
export function standingDecisions(lines: readonly LogLine[]): ReadonlyMap<string, Decision> {
  const standing = new Map<string, Decision>();
  for (const { made, isUndone } of pastDecisions(lines)) {
    const id = decisionId(made);
    if (!isUndone && made.decidedAt >= (standing.get(id)?.decidedAt ?? 0)) standing.set(id, made);
  }
  return standing;
}
