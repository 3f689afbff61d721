/** A form field whose value is text. */
export type Field = HTMLInputElement | HTMLTextAreaElement;

/** Longer values are not remembered: each pointer move would copy them. */
const MAX_VALUE = 20_000;

/** Returns the text field of an event, through open shadow roots; never a password field. */
export function fieldIn(event: Event): Field | null {
  const target = event.composedPath()[0];
  if (target instanceof HTMLTextAreaElement) return target;
  return target instanceof HTMLInputElement && target.type !== 'password' ? target : null;
}

/** Returns the value of a field; null if it is too long to read repeatedly. */
export const shownIn = (field: Field): string | null =>
  field instanceof HTMLTextAreaElement && field.textLength > MAX_VALUE ? null : field.value;
