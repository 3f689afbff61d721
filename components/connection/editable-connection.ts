import type { RefusedConnection } from '@/utils/service/connection-problem';
import type { ConnectionKey, KeyStorageMode } from '@/utils/service/key-storage-mode';
import type { Policy } from '@/utils/settings/policy';
import type { Settings } from '@/utils/settings/settings';

/** Whether the browser lets Sightline reach the service; `asking` while its prompt is open. */
export type Access = 'allowed' | 'missing' | 'asking';

/** A connection that can be saved, each field in its stored form. Absent fields stay unchanged. */
export interface TypedConnection {
  baseUrl: string;
  environment: string;
  dashboardUrl: string;
  key?: string;
  storageMode?: KeyStorageMode;
  passphrase?: string;
}

export type SaveReply = { ok: true; state: ConnectionKey } | RefusedConnection;

/** The connection as its form shows and changes it. Calls that reach the background reject if it does not answer. */
export interface EditableConnection {
  saved: Settings;
  policy: Policy;
  /** Undefined until the background answers. */
  kept: ConnectionKey | undefined;
  access: Access | undefined;
  /** True if the background did not answer; `refresh` asks again. */
  unanswered: boolean;
  refresh: () => Promise<void>;
  /** True if a lookup can be sent. */
  isReady: boolean;
  /** Call it directly in the click handler. Saves even if the user ignores or denies the browser's prompt. */
  save: (typed: TypedConnection) => Promise<SaveReply>;
  /** Requests access to the saved service. Call it directly in the click handler. */
  allow: () => void;
  forgetKey: () => Promise<void>;
  lockKey: () => Promise<void>;
  /** Resolves to false for a wrong passphrase. */
  unlockKey: (passphrase: string) => Promise<boolean>;
}
