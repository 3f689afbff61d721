import { finite } from './finite.ts';

/** One measured figure of one browser. */
export interface Figure {
  /** What was measured; figures of the two browsers with the same name share a row. */
  name: string;
  browser: 'Chromium' | 'Firefox';
  text: string;
  /** The bar in words, and whether it is met; both are missing where there is none. */
  bar?: string;
  met?: boolean;
}

/** A ratio as it is printed. Throws if it is no number. */
export const times = (ratio: number): string =>
  `${finite(ratio, 'a ratio') < 10 ? ratio.toFixed(2) : ratio.toFixed(0)} ×`;
/** Milliseconds as they are printed. Throws if they are no number. */
export const ms = (value: number): string => `${finite(value, 'a time') < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;
