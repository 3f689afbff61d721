import { type Connection, useConnection } from '@/components/connection/use-connection';
import { useApp } from '@/hooks/app-provider';
import { useHold } from '@/hooks/lookup/use-hold';
import { FAILURES } from '@/utils/service/failure';
import { connectionPort } from './connection-port';
import { useTestLookup } from './use-test-lookup';

/** Returns the connection and its test. A test of another address or key is not shown with the new one. */
export function useTestedConnection() {
  const { settings, policy } = useApp();
  const saved = useConnection(settings, connectionPort, policy);
  const { forget, ...test } = useTestLookup();
  const connection: Connection = {
    ...saved,
    save(typed) {
      forget();
      return saved.save(typed);
    },
    forgetKey() {
      forget();
      return saved.forgetKey();
    },
  };
  const hold = useHold(settings.connectionId);
  const failures = [test.live?.record.failure, hold?.kind === 'halted' ? hold.failure : undefined];
  // A failure that only the settings can fix means that the setup is wrong, even if it is saved.
  const isRefused = failures.some((one) => one !== undefined && FAILURES[one.kind].next === 'open-settings');
  return { connection, test, isRefused };
}
