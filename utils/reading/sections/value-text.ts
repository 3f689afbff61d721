import type { Plain, Value } from './section';

/** Returns a value as one line of text, as sent. A link with a deceptive host becomes the address that opens. */
export function valueText(value: Value): string {
  return value.kind === 'list' ? value.items.map(textOf).join(', ') : textOf(value);
}

const textOf = (value: Plain): string => (value.kind === 'link' ? (value.opens ?? value.text) : value.text);
