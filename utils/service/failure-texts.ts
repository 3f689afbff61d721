import type { PlainKey } from '../texts/text-key';
import type { Texts } from '../texts/texts';
import type { Failure } from './failure';

const UNREADABLE = {
  empty: 'failure.unreadable.empty',
  'not-json': 'failure.unreadable.notJson',
  'too-deep': 'failure.unreadable.tooDeep',
  'too-many-fields': 'failure.unreadable.tooManyFields',
  'bare-value': 'failure.unreadable.bareValue',
  'too-large': 'failure.unreadable.tooLarge',
} as const satisfies Record<NonNullable<Failure['unreadable']>, PlainKey>;

/** `key-refused` becomes `keyRefused`. */
type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Rest}`
  ? `${Head}${Capitalize<CamelCase<Rest>>}`
  : Name;

const camelCase = <Name extends string>(name: Name): CamelCase<Name> =>
  // TypeScript cannot follow a replacement.
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Name>;

/**
 * Returns a failure in words. `title`: at most six words without a period. `text`: what happened and what to do, in
 * whole sentences. The kind names both in the catalogue: `failure.keyRefused.title` and `.text`.
 */
export function failureTexts(failure: Failure, texts: Texts): { title: string; text: string } {
  const { t, formats } = texts;
  const { cause, ...refused } = failure;
  const { kind, host, status, seconds, limit } = failure;
  const slots = {
    host: host ?? t('failure.provider'),
    status: String(status ?? '?'),
    time: seconds === undefined ? '?' : formats.duration(seconds, 'second', 'long'),
    limit: limit ?? '?',
    // The failure that stopped sending has the same status, and no separate cause.
    cause: cause === undefined ? '?' : failureTexts({ ...refused, kind: cause }, texts).title,
    body: kind === 'not-understood' ? bodyText(failure, texts) : '',
  };
  const words = camelCase(kind);
  return { title: t(`failure.${words}.title`, slots), text: t(`failure.${words}.text`, slots).trim() };
}

/** Says in sentences what is wrong with the body of a reply; empty if unknown. */
function bodyText({ unreadable, contentType }: Failure, { t }: Pick<Texts, 't'>): string {
  return [
    unreadable ? t(UNREADABLE[unreadable]) : '',
    contentType ? t('failure.unreadable.contentType', { type: contentType }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
