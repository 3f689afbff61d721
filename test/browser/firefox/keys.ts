/** Keys that write nothing, by their WebDriver code. */
export const BIDI_KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
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

/** The BiDi actions for a key or a chord, written as for Chromium: "j", "Enter", "Control+a", "Shift+N". */
export function chord(keys: string): object[] {
  const values = keys
    .split(/(?<=.)\+/)
    .map((key) => (key in BIDI_KEYS ? BIDI_KEYS[key as keyof typeof BIDI_KEYS] : key));
  const held = values.slice(0, -1);
  return [
    ...held.map((value) => ({ type: 'keyDown', value })),
    ...strokes(values.slice(-1)),
    ...held.toReversed().map((value) => ({ type: 'keyUp', value })),
  ];
}
