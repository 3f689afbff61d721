import { Notice } from '@/components/notice';
import type { Failure } from '@/utils/service/failure';
import { type FailureActions, FailureNotice } from './failure-notice';

/** Why a lookup did not start: a failure from the closed list, or no reply from the background. */
export type StartFailure = Failure | 'no-reply' | null;

const WHAT_NOW = {
  'look-up': 'Look at Recent: if the look-up is not there, nothing was sent. Then ask again.',
  'new-batch': 'Look at Batches on this page: if the batch is not there, nothing was sent. Then start it again.',
  batch: 'Above you see how far this batch has come. Look there, then try again.',
} as const;

/** Shows why a lookup did not start, right after the user asked for `what`. */
export function LookupStartError({
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
