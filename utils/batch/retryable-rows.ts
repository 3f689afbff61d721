import type { LookupRecord } from '../lookup/lookup-record';
import { FAILURES } from '../service/failure';
import type { RequestSubject } from '../service/operations';
import { subjectText } from '../service/request-subject';

/** Rows of a batch without an answer, by what a retry means for them. */
export interface RetryableRows {
  failed: RequestSubject[];
  /** Number of `failed` that the service may have counted and billed, although no answer came. */
  mayBeBilled: number;
  /** They may have been answered and billed already, so only the user can decide to send them again. */
  unknown: RequestSubject[];
  /** Number of failed rows whose same input would fail again. */
  hopeless: number;
}

/** Returns the rows that can be retried as they are, without the `retried` subjects (as `subjectText`). */
export function retryableRows(all: readonly LookupRecord[], retried: ReadonlySet<string>): RetryableRows {
  const rows = all.filter(({ subject }) => !retried.has(subjectText(subject)));
  const failed = rows.filter(({ state }) => state === 'failed');
  const again = failed.filter(({ failure }) => failure === undefined || mayHelp(FAILURES[failure.kind].next));
  return {
    failed: again.map(({ subject }) => subject),
    mayBeBilled: again.filter(({ failure }) => failure === undefined || FAILURES[failure.kind].counted === 'maybe')
      .length,
    unknown: rows.filter(({ state }) => state === 'unknown').map(({ subject }) => subject),
    hopeless: failed.length - again.length,
  };
}

const mayHelp = (next: (typeof FAILURES)[keyof typeof FAILURES]['next']): boolean =>
  next !== null && next !== 'edit-input';
