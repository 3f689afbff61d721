import { z } from 'zod/mini';
import { accountId } from '@/utils/service/account-id';
import { operation } from '@/utils/service/request-subject';
import { failure } from '../service/failure';
import { lookupOrigin } from './lookup-record';

/** Why a batch does not continue automatically. The user resolves each. */
const batchPause = z.discriminatedUnion('by', [
  z.object({ by: z.literal('agent') }),
  /** The browser was closed or the extension restarted. */
  z.object({ by: z.literal('restart') }),
  /** The connection differs from the one that the user confirmed. */
  z.object({ by: z.literal('connection') }),
  z.object({ by: z.literal('failure'), failure }),
]);
export type BatchPause = z.infer<typeof batchPause>;

/** Cells of a file that stand beside the subjects, for the export. `rows`: the lines of each subject. */
export const sourceTable = z.strictObject({
  headings: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(100)),
  rows: z.array(z.array(z.array(z.string().check(z.maxLength(5000))).check(z.maxLength(100)))),
});
export type SourceTable = z.infer<typeof sourceTable>;

/** What is wrong with a line that is not sent, or that the user did not confirm it. */
const skipReason = z.enum([
  'name',
  'entity-type',
  'date-of-birth',
  'nationality',
  'too-many-cells',
  'quotation-marks',
  'no-address',
  'not-confirmed',
]);
export type SkipReason = z.infer<typeof skipReason>;

/** A line of a batch's list that is not sent. Its text is not kept: it may name somebody who was never looked up. */
export const skippedLine = z.strictObject({ line: z.int().check(z.positive()), reason: skipReason });
export type SkippedLine = z.infer<typeof skippedLine>;

/**
 * Where the subjects of a batch come from: the addresses of a page, typed text, a file, or the names and parties of a person or
 * business.
 */
export const batchSource = z.enum(['page', 'text', 'file', 'parties']);

/** Longest file name that a batch keeps, in UTF-16 units. */
const MAX_FILE_NAME = 120;

/** Name of the file that a batch's list comes from, or of the subject of its parties, as {@link shownFileName} returns it. */
export const batchFileName = z.string().check(z.minLength(1), z.maxLength(MAX_FILE_NAME));

/** Returns a file's name as a title: without invisible and control characters, and not too long. Undefined if nothing is left. */
export function shownFileName(name: string): string | undefined {
  const visible = name
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const letters = [...visible];
  while (letters.join('').length > MAX_FILE_NAME) letters.pop();
  return letters.length === 0 ? undefined : letters.join('').trim();
}

/** `starting`: its rows are being stored, and none is sent. */
const batchState = z.enum(['starting', 'running', 'paused', 'stopped', 'finished']);

/** Lookups started together. Its rows are the lookups with its id, ordered by `position`. */
export const batchRecord = z.object({
  id: z.string(),
  createdAt: z.number(),
  endedAt: z.optional(z.number()),
  operation,
  gesture: lookupOrigin,
  source: batchSource,
  fileName: z.optional(batchFileName),
  /** Columns of its file that are not sent; the cells are in the rows. */
  headings: z.optional(z.array(z.string())),
  /** Lines of its list that were not sent, for the export. */
  skipped: z.optional(z.array(skippedLine)),
  /** The batch whose failed rows it retries. */
  retryOf: z.optional(z.string()),
  total: z.number(),
  /** Sends requests even if reusable answers exist. */
  refresh: z.boolean(),
  state: batchState,
  pause: z.optional(batchPause),
  /** The service that the user confirmed as receiver of the subjects. */
  baseUrl: z.string(),
  host: z.string(),
  /** The account id of the connection. The stored field keeps its old name. */
  accountId,
  environment: z.optional(z.string()),
});
export type BatchRecord = z.infer<typeof batchRecord>;

/** Batches with more rows need a confirmation that names their count and host. */
export const CONFIRM_ABOVE = 25;
/** More rows than this are refused. */
export const MAX_ROWS = 10_000;
/** More lines that are not sent are not listed in the export. */
export const MAX_SKIPPED = 10_000;
