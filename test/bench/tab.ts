/** A tab of one of the browsers, with the bundle in two worlds: the page's own, and one as a content script has it. */
export interface Tab {
  browser: 'Chromium' | 'Firefox';
  version: string;
  /** Opens a fresh empty document and puts the bundle into both worlds. */
  fresh(): Promise<void>;
  /** Runs an expression in the page's world, where `bench` is the bundle. */
  inPage<Result>(expression: string): Promise<Result>;
  /** The same in the world of a content script. */
  inWorld<Result>(expression: string): Promise<Result>;
  close(): Promise<void>;
}
