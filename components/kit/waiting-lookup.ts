/** A lookup or batch that was refused because the key is locked. */
export interface WaitingLookup {
  /** Whom the lookup is about; null for a batch. */
  title: string | null;
  host: string;
  send: () => void;
}
