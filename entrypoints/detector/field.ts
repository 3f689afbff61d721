/** A form field whose value is text. */
export type Field = HTMLInputElement | HTMLTextAreaElement;

/** Longer values are not remembered: each move of the pointer would copy them. */
const MAX_VALUE = 20_000;

/** The text field that an event is in, through open shadow roots; never one for a password. */
export function fieldIn(event: Event): Field | null {
  const target = event.composedPath()[0];
  if (target instanceof HTMLTextAreaElement) return target;
  return target instanceof HTMLInputElement && target.type !== 'password' ? target : null;
}

/** What stands in a field; null where that is too much to look at again and again. */
export const shownIn = (field: Field): string | null =>
  field instanceof HTMLTextAreaElement && field.textLength > MAX_VALUE ? null : field.value;
