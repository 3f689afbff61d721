import type { ConnectionDraft } from './connection-draft';

/** What may be shown of the kept key. `host` is the one host it is sent to. */
export interface KeptKey {
  host: string;
  hasKey: boolean;
  last4: string;
}

/** A connection that can be saved, each field in the form in which it is kept. Without `key` the kept one stays. */
export interface TypedConnection extends Omit<ConnectionDraft, 'key'> {
  key?: string;
}

export type SaveReply =
  | { ok: true; state: KeptKey }
  | { ok: false; field: 'baseUrl' | 'dashboardUrl' | 'key'; problem: string };

/**
 * What the connection screens need of the extension around them. Every promise but `requestAccess` and `hasAccess`
 * rejects where the background does not answer.
 */
export interface ConnectionPort {
  describe(): Promise<KeptKey>;
  save(typed: TypedConnection): Promise<SaveReply>;
  forgetKey(): Promise<unknown>;
  /** Asks the browser for access to the service. Must be called in the click itself, before anything is awaited. */
  requestAccess(baseUrl: string): Promise<boolean>;
  hasAccess(baseUrl: string): Promise<boolean>;
  /** Calls back after each change of what the browser allows, until `signal` aborts. */
  watchAccess(signal: AbortSignal, onChange: () => void): void;
}
