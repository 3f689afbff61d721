import type { Failure } from '@/utils/service/failure';
import { Notice } from '../notice';
import { type FailureActions, FailureNotice } from './failure-notice';

/** Why a look-up did not start: a failure of the list, or a background that did not reply. */
export type StartFailure = Failure | 'no-reply' | null;

/** The failure to start, where the person just asked. */
export function StartProblem({ failure, actions }: { failure: StartFailure; actions: FailureActions }) {
  if (failure === null) return null;
  if (failure !== 'no-reply') return <FailureNotice failure={failure} actions={actions} />;
  return (
    <Notice tone="caution" title="The background of Sightline did not reply">
      <p>Look at Recent: if the look-up is not there, nothing was sent. Then ask again.</p>
    </Notice>
  );
}
