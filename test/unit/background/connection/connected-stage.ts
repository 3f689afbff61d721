import { createConnectionResolver } from '@/entrypoints/background/connection/connection-resolver';
import { createConnectionStore } from '@/entrypoints/background/connection/connection-store';
import { createSettingsStore } from '@/entrypoints/background/connection/settings-store';
import { createMutex } from '@/utils/async/mutex';
import type { vaultStage } from '../../vault/vault-stage';

type Kept = Pick<Awaited<ReturnType<typeof vaultStage>>, 'vault' | 'accounts' | 'savedBaseUrl'>;

/** The stores of connection and settings over a vault, and the function that resolves a connection, under one mutex. */
export function connectedStage({ vault, accounts, savedBaseUrl }: Kept) {
  const runExclusive = createMutex();
  const settings = createSettingsStore({ vault, accounts, savedBaseUrl, runExclusive });
  const connection = createConnectionStore({ vault, accounts, savedBaseUrl, settings, runExclusive });
  const { revision } = settings;
  const purpose = { reference: '', reason: '' };
  const readPurpose = async () => purpose;
  const isOnline = () => true;
  const connect = createConnectionResolver({ vault, savedBaseUrl, runExclusive, isOnline, readPurpose, revision });
  return { connection, settings, connect, purpose };
}
