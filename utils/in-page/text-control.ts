/** A form field whose value is text. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Returns an event's target or a focused element if it is a text field; never a password field. */
export function asTextControl(target: unknown): TextControl | null {
  if (target instanceof HTMLTextAreaElement) return target;
  return target instanceof HTMLInputElement && target.type !== 'password' ? target : null;
}
