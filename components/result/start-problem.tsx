import type { Failure } from '@/utils/service/failure';
import { Notice } from '../notice';
import { type FailureActions, FailureNotice } from './failure-notice';

/** Why a look-up did not start: a failure of the list, or a background that did not reply. */
export type StartFailure = Failure | 'no-reply' | null;

const WHAT_NOW = {
  'look-up': 'Look at Recent: if the look-up is not there, nothing was sent. Then ask again.',
  'new-batch': 'Look at Batches on this page: if the batch is not there, nothing was sent. Then start it again.',
  batch: 'Above you see how far this batch has come. Look there, then try again.',
} as const;

/** The failure to start, where the person just asked for `what`. */
export function StartProblem({
  failure,
  actions,
  what = 'look-up',
}: {
  failure: StartFailure;
  actions: FailureActions;
  what?: keyof typeof WHAT_NOW;
}) {
  if (failure === null) return null;
  if (failure !== 'no-reply') return <FailureNotice failure={failure} actions={actions} />;
  return (
    <Notice tone="caution" title="The background of Sightline did not reply">
      <p>{WHAT_NOW[what]}</p>
    </Notice>
  );
}
