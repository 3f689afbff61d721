import { splitKey } from '@/utils/reading/lexicon/words';
import { nameOf } from './key-name';
import { visibleText } from './visible-text';

/** A key that an object of the answer holds more than once. The value in the tree is the last one. */
export interface Repetition {
  /** The values as written, in order, at most {@link MAX_SHOWN}; objects and lists as `{…}` and `[…]`. */
  values: string[];
  times: number;
  /** All values have the same text, so it does not matter which is used. */
  same: boolean;
  /** At least one value is an object or list with content. */
  holds: boolean;
}

/** A repetition with its place. */
export interface RepeatedKey extends Repetition {
  /** RFC 6901 pointer, the same for all occurrences. */
  pointer: string;
  key: string;
}

const MAX_SHOWN = 5;
const MAX_VALUE = 60;

/** Describes the values of one key by their texts in the answer. */
export const toRepetition = (texts: readonly string[]): Repetition => ({
  values: texts.slice(0, MAX_SHOWN).map(shown),
  times: texts.length,
  same: texts.every((text) => text === texts[0]),
  holds: texts.some((value) => /^(\{\s*"|\[\s*[^\s\]])/.test(value)),
});

function shown(value: string): string {
  if (/^[{[]/.test(value)) return value.startsWith('{') ? '{…}' : '[…]';
  return visibleText(value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE)}…` : value);
}

/** Returns the values sent as "5, 95", with a "…" for those that are not known. */
export const repeatedValues = ({ values, times }: Repetition): string =>
  [...values, ...(times > values.length ? ['…'] : [])].join(', ');

export const repeatedName = ({ key }: Pick<RepeatedKey, 'key'>): string => nameOf(key, splitKey(key));
