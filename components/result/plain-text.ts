import type { Value } from '@/utils/reading/report';

/** The value as one line of text, as sent. */
export function plainText(value: Value): string {
  return value.kind === 'list' ? value.items.map(({ text }) => text).join(', ') : value.text;
}
