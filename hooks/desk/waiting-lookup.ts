import type { Failure } from '@/utils/service/failure';
import type { RequestSubject } from '@/utils/service/operations';
import { describeSubject } from '@/utils/service/request-subject';

/** A lookup that was refused because the key is locked. */
export interface WaitingLookup {
  /** Whom it is about. */
  title: string;
  host: string;
  send: () => void;
}

/** Returns the lookup that waits for the key after a refusal; null if something else prevents it. */
export const waitingLookup = (failure: Failure, subject: RequestSubject, send: () => void): WaitingLookup | null =>
  failure.kind === 'locked' ? { title: describeSubject(subject).title, host: failure.host ?? '', send } : null;
