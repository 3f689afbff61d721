import { z } from 'zod/mini';

/** Names the case that is set now. */
export const CURRENT_CASE = 'now';

/**
 * Names a case where its reference must not stand, such as in the address of a tab: the number of a line of the journal that
 * states it, the id of a lookup for it, or the case that is set now.
 */
export const caseHandle = z.union([z.literal(CURRENT_CASE), z.uuid(), z.string().check(z.regex(/^\d{1,9}$/))]);
export type CaseHandle = z.infer<typeof caseHandle>;

/** Returns the handle of the case of a result. @param line its newest line of the journal */
export const caseHandleOf = (id: string, line: { number: number } | null | undefined): CaseHandle =>
  line ? String(line.number) : id;
