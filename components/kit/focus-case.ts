/** Moves the focus into the open field of the case; false where there is none. */
export function focusCase(): boolean {
  const field = document.querySelector<HTMLInputElement>('[data-case] input');
  field?.focus();
  return field !== null;
}
