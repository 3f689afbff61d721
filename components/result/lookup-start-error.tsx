import { Notice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import type { Failure } from '@/utils/service/failure';
import type { PlainKey } from '@/utils/texts/text-key';
import { type FailureActions, FailureNotice } from './failure-notice';

/** Why a lookup did not start: a failure from the closed list, or no reply from the background. */
export type StartFailure = Failure | 'no-reply' | null;

const WHAT_NOW = {
  lookup: 'noReply.lookup',
  'new-batch': 'noReply.newBatch',
  batch: 'noReply.batch',
} as const satisfies Record<string, PlainKey>;

/** Shows why a lookup did not start, right after the user asked for `what`. */
export function LookupStartError({
  failure,
  actions,
  what = 'lookup',
  isMain = false,
}: {
  failure: StartFailure;
  actions: FailureActions;
  /** Its helping action is the main one of the screen. */
  isMain?: boolean;
  what?: keyof typeof WHAT_NOW;
}) {
  const { t } = useTexts();
  if (failure === null) return null;
  if (failure !== 'no-reply') return <FailureNotice failure={failure} actions={actions} isMain={isMain} />;
  return (
    <Notice tone="caution" title={t('noReply.title')}>
      <p>{t(WHAT_NOW[what])}</p>
    </Notice>
  );
}
