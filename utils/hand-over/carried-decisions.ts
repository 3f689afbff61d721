import type { Decision } from '../decision/decision';
import { decisionId, standingDecisions } from '../log/decision-in-log';
import type { HandOver } from './hand-over';

/** Returns the decisions of a file that hold, by their key: those of its lines, and those that no line states any more. */
export function carriedDecisions({ lines, decisions }: Pick<HandOver, 'lines' | 'decisions'>): Map<string, Decision> {
  const held = new Map(standingDecisions(lines));
  for (const made of decisions) {
    const id = decisionId(made);
    if (made.decidedAt >= (held.get(id)?.decidedAt ?? 0)) held.set(id, made);
  }
  return held;
}
