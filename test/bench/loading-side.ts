/** A browser with a tab, with the extension or without. */
export interface LoadingSide {
  goto(url: string): Promise<unknown>;
  /** Milliseconds that the processor has spent on the page in the tab so far. */
  usedMs(): Promise<number>;
  /** Whether `usedMs` begins at 0 with each document, as Chromium's counter does. */
  countsEachDocument: boolean;
  close(): Promise<void>;
}
