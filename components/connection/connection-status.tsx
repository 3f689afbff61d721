import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/kit/button';
import { relativeTime } from '@/components/kit/relative-time';
import { useTexts } from '@/components/kit/texts';
import { useNow } from '@/components/kit/use-now';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { hostOf } from '@/utils/service/base-url';
import type { KeyStorageMode } from '@/utils/service/key-storage-mode';
import type { PlainKey } from '@/utils/texts/text-key';
import type { EditableConnection } from './editable-connection';
import { providerSays } from './provider-says';

/** What prevents a lookup over the connection, if anything. */
type State = 'none' | 'no-key' | 'locked' | 'no-access' | 'refused' | 'ready';

const HINTS = {
  none: 'failure.notSetUp.text',
  'no-key': 'connection.noKey',
  'no-access': 'connectionStatus.noAccess',
  refused: 'connectionStatus.refused',
} as const satisfies Record<Exclude<State, 'ready' | 'locked'>, PlainKey>;

const STORED = {
  session: 'connectionStatus.inMemory',
  computer: 'connectionStatus.onDevice',
  passphrase: 'connectionStatus.withPassphrase',
} as const satisfies Record<KeyStorageMode, PlainKey>;

/** Whether lookups can be sent, with the key, its storage, the last lookup and today's use; unfolds the test. */
export function ConnectionStatus({
  connection,
  isRefused,
  last,
  used,
  children,
}: {
  connection: Pick<EditableConnection, 'saved' | 'kept' | 'access' | 'isReady'>;
  /** The provider has refused the connection as it is. */
  isRefused: boolean;
  /** The newest lookup that was sent there; undefined while it loads. */
  last: Pick<LookupRecord, 'sentAt' | 'endedAt' | 'state' | 'credits'> | null | undefined;
  /** Requests sent today; undefined while it loads. */
  used: number | undefined;
  /** The test of the connection. */
  children: ReactNode;
}) {
  const texts = useTexts();
  const { t } = texts;
  const id = useId();
  const now = useNow(30_000);
  const [isTesting, setTesting] = useState(false);
  const { saved, kept } = connection;
  if (saved.baseUrl !== '' && kept === undefined) return null;
  const state = stateOf(connection, isRefused);
  const host = hostOf(saved.baseUrl);
  // Green only after a response: saved settings alone say nothing about whether it works.
  const isProven = state === 'ready' && last?.state === 'done';
  const facts = [
    ...(state === 'ready' || state === 'locked' ? [] : [t(HINTS[state])]),
    ...(kept?.hasKey && kept.last4 !== '' ? [t('connectionStatus.keyEnding', { last4: kept.last4 })] : []),
    ...(kept?.hasKey ? [t(STORED[kept.storageMode])] : []),
    ...(kept?.savedAt ? [t('connectionStatus.keySaved', { age: relativeTime(texts, kept.savedAt, now) })] : []),
    ...(last?.sentAt ? [t('connectionStatus.lastLookup', { age: relativeTime(texts, last.sentAt, now) })] : []),
    ...(last ? providerSays(texts, last, now) : []),
    ...(used === undefined || host === '' ? [] : [t('connectionStatus.today', { used, limit: saved.dailyLookups })]),
  ];
  return (
    <section
      aria-labelledby={id}
      data-testid="connection-status"
      data-state={state}
      className="flex flex-col gap-4 rounded-lg border border-line bg-paper px-5 py-4 shadow-1"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span
          aria-hidden="true"
          className={`size-2 rounded-full ${isProven ? 'bg-calm' : state === 'ready' ? 'bg-edge' : 'bg-caution'}`}
        />
        <div className="min-w-48 flex-1">
          <h3 id={id} className="font-semibold">
            {state === 'ready'
              ? t('connectionStatus.connected', { host })
              : t(state === 'locked' ? 'connection.keyLocked' : 'failure.notSetUp.title')}
          </h3>
          <p className="text-xs text-muted">{facts.join(' · ')}</p>
        </div>
        <Button size="large" aria-expanded={isTesting} onPress={() => setTesting(!isTesting)}>
          {t('connectionTest.title')}
        </Button>
      </div>
      {isTesting && children}
    </section>
  );
}

function stateOf(
  { saved, kept, access, isReady }: Pick<EditableConnection, 'saved' | 'kept' | 'access' | 'isReady'>,
  isRefused: boolean,
): State {
  if (saved.baseUrl === '') return 'none';
  if (!kept?.hasKey) return 'no-key';
  if (kept.isLocked) return 'locked';
  if (!isReady || access !== 'allowed') return 'no-access';
  return isRefused ? 'refused' : 'ready';
}
