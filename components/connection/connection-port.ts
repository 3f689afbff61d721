import type { KeyKeeping } from '@/utils/service/key-keeping';

/** What may be shown of the kept key. `host` is the one host it is sent to. */
export interface KeptKey {
  host: string;
  hasKey: boolean;
  last4: string;
  keeping: KeyKeeping;
  isLocked: boolean;
}

/** A connection that can be saved, each field in the form in which it is kept. What is absent stays as it is. */
export interface TypedConnection {
  baseUrl: string;
  connectionName: string;
  dashboardUrl: string;
  key?: string;
  keeping?: KeyKeeping;
  passphrase?: string;
}

export type SaveReply =
  | { ok: true; state: KeptKey }
  | { ok: false; field: 'baseUrl' | 'dashboardUrl' | 'key' | 'passphrase'; problem: string };

/**
 * What the connection screens need of the extension around them. Every promise but `requestAccess` and `hasAccess`
 * rejects where the background does not answer.
 */
export interface ConnectionPort {
  describe(): Promise<KeptKey>;
  save(typed: TypedConnection): Promise<SaveReply>;
  forgetKey(): Promise<unknown>;
  lockKey(): Promise<unknown>;
  /** False for a wrong passphrase. */
  unlockKey(passphrase: string): Promise<boolean>;
  /** Calls back after each change of the kept key or of its lock, until `signal` aborts. */
  watchKey(signal: AbortSignal, onChange: () => void): void;
  /** Asks the browser for access to the service. Must be called in the click itself, before anything is awaited. */
  requestAccess(baseUrl: string): Promise<boolean>;
  hasAccess(baseUrl: string): Promise<boolean>;
  /** Calls back after each change of what the browser allows, until `signal` aborts. */
  watchAccess(signal: AbortSignal, onChange: () => void): void;
}
