import type { KeyStorageMode } from '@/utils/service/key-storage-mode';

/** Key status that may be displayed. `host` is the only host that receives the key. */
export interface KeptKey {
  host: string;
  hasKey: boolean;
  last4: string;
  keeping: KeyStorageMode;
  isLocked: boolean;
}

/** A connection that can be saved, each field in its stored form. Absent fields stay unchanged. */
export interface TypedConnection {
  baseUrl: string;
  connectionName: string;
  dashboardUrl: string;
  key?: string;
  keeping?: KeyStorageMode;
  passphrase?: string;
}

export type SaveReply =
  | { ok: true; state: KeptKey }
  | { ok: false; field: 'baseUrl' | 'dashboardUrl' | 'key' | 'passphrase'; problem: string };

/**
 * Access of the connection screens to the extension. Every promise except `requestAccess` and `hasAccess` rejects if
 * the background does not answer.
 */
export interface ConnectionPort {
  describe(): Promise<KeptKey>;
  save(typed: TypedConnection): Promise<SaveReply>;
  forgetKey(): Promise<unknown>;
  lockKey(): Promise<unknown>;
  /** Resolves to false for a wrong passphrase. */
  unlockKey(passphrase: string): Promise<boolean>;
  /** Calls back after each change of the stored key or its lock, until `signal` aborts. */
  watchKey(signal: AbortSignal, onChange: () => void): void;
  /** Requests browser access to the service. Call it directly in the click handler, before any await. */
  requestAccess(baseUrl: string): Promise<boolean>;
  hasAccess(baseUrl: string): Promise<boolean>;
  /** Calls back after each change of the browser's permissions, until `signal` aborts. */
  watchAccess(signal: AbortSignal, onChange: () => void): void;
}
