import { createConnectionResolver } from '@/entrypoints/background/connection/connection-resolver';
import { createConnectionStore } from '@/entrypoints/background/connection/connection-store';
import { createMutex } from '@/entrypoints/background/mutex';
import type { vaultStage } from '../../vault/vault-stage';

type Vaults = Pick<Awaited<ReturnType<typeof vaultStage>>, 'vaults' | 'accounts' | 'savedBaseUrl'>;

/** The connection store over these vaults, and the function that resolves a connection, under one mutex. */
export function connectedStage({ vaults, accounts, savedBaseUrl }: Vaults) {
  const runExclusive = createMutex();
  const connection = createConnectionStore({ vaults, accounts, savedBaseUrl, runExclusive });
  const { revision } = connection;
  const connect = createConnectionResolver({ vaults, savedBaseUrl, runExclusive, isOnline: () => true, revision });
  return { connection, connect };
}
