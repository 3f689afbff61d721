import type { Decision } from '@/utils/decision/decision';

/** A decision, and whom it is about: empty once neither its lookup nor a line of the log says so. */
export interface ExportedDecision {
  made: Decision;
  subject: string;
}

/**
 * Returns the JSON file of all decisions that are stored, also of those whose lookups have expired. Times are ISO 8601.
 * @param exportedAt milliseconds
 */
export function writeDecisionsFile(decisions: readonly ExportedDecision[], exportedAt: number): string {
  const rows = decisions.map(({ made, subject }) => ({
    subject,
    of: made.of,
    decision: made.value,
    ...(made.of === 'subject'
      ? { note: made.note, validUntil: made.validUntil }
      : { hit: made.hitKey, reason: made.reason }),
    decidedAt: new Date(made.decidedAt).toISOString(),
    decidedBy: made.operator,
    lookup: made.lookupId,
  }));
  const file = { format: 'sightline-decisions', version: 1, exportedAt: new Date(exportedAt).toISOString() };
  return `${JSON.stringify({ ...file, decisions: rows }, null, 2)}\n`;
}
