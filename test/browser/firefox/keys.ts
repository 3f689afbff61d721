/** Keys that write nothing, by their WebDriver code. */
export const BIDI_KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
} as const;

/** The BiDi actions that press and release characters or keys, one after the other. */
export function strokes(keys: Iterable<string>): object[] {
  return [...keys].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
}

/** The BiDi actions for a key together with Control. */
export function withControl(key: string): object[] {
  return [{ type: 'keyDown', value: BIDI_KEYS.Control }, ...strokes(key), { type: 'keyUp', value: BIDI_KEYS.Control }];
}
