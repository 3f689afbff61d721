import type { Failure } from '@/utils/service/failure';
import type { RequestSubject } from '@/utils/service/operations';
import { describeSubject } from '@/utils/service/request-subject';

/** A lookup or batch that was refused because the key is locked. */
export interface WaitingLookup {
  /** Whom the lookup is about; null for a batch. */
  title: string | null;
  host: string;
  send: () => void;
}

/**
 * Returns what waits for the key after a refusal; null if something else prevents it. `subject`: whom it is about; null for
 * a batch.
 */
export const waitingLookup = (
  failure: Failure,
  subject: RequestSubject | null,
  send: () => void,
): WaitingLookup | null =>
  failure.kind === 'locked'
    ? { title: subject && describeSubject(subject).title, host: failure.host ?? '', send }
    : null;
