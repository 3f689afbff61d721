import type { MissingPurpose } from '@/utils/lookup/lookup-record';

/** Moves the focus into the field of the case or reason, or to the button that opens both; false where there is neither. */
export function focusPurpose(missing: MissingPurpose): boolean {
  const find = (what: string) => document.querySelector<HTMLElement>(`[data-purpose] ${what}`);
  const field = (missing === 'reason-missing' ? find('select') : null) ?? find(':is(input, [data-opens])');
  field?.focus();
  return field !== null;
}
