import type { Ours } from './engine.ts';

/** A page of ours in either browser, as a person works it: by labels, names and keys. */
export interface Hands extends Ours {
  /** Types into the field with this label, in place of what is there. */
  fill(label: string, text: string): Promise<void>;
  /** Clicks what has this role and this whole name. */
  click(role: 'button', name: string): Promise<void>;
  press(key: 'Enter'): Promise<void>;
  /** The text that a person can read there. */
  text(): Promise<string>;
}

/** Opens one of our pages in a tab of its own. */
export type OpenPage = (file: string) => Promise<Hands>;
