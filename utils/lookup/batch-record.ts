import { z } from 'zod';
import { failure } from '../service/failure';
import { gesture } from './lookup-record';

/** Why a batch does not go on by itself; each is for the agent to end. */
export const batchPause = z.discriminatedUnion('by', [
  z.object({ by: z.literal('agent') }),
  /** The browser was closed or the extension started anew. */
  z.object({ by: z.literal('restart') }),
  /** Another connection is set up than the one the agent confirmed. */
  z.object({ by: z.literal('connection') }),
  z.object({ by: z.literal('failure'), failure }),
]);
export type BatchPause = z.infer<typeof batchPause>;

export const batchState = z.enum(['running', 'paused', 'stopped', 'finished']);

/** Look-ups that were asked for together. Its rows are the look-ups with its id, in the order of `position`. */
export const batchRecord = z.object({
  id: z.string(),
  createdAt: z.number(),
  endedAt: z.number().optional(),
  operation: z.enum(['score', 'overview']),
  gesture,
  /** Where its subjects were taken from. */
  source: z.enum(['page', 'text', 'file']),
  total: z.number(),
  /** Ask anew even where a young answer is there. */
  refresh: z.boolean(),
  state: batchState,
  pause: batchPause.optional(),
  /** What the agent confirmed: which service gets the subjects. */
  baseUrl: z.string(),
  host: z.string(),
  connectionId: z.string(),
  connectionName: z.string(),
});
export type BatchRecord = z.infer<typeof batchRecord>;

/** From this many rows on, a batch needs a confirmation that names its count and host. */
export const CONFIRM_ABOVE = 25;
/** More rows than this are refused. */
export const MOST_ROWS = 10_000;
