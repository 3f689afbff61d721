import { createFormats, type Formats } from './formats';
import { isolateIn } from './isolate';
import type { SlotOf, Slots, TextKey } from './text-key';

/** The slots of a text as an argument; there is none for a text without slots. */
type Values<K extends TextKey> = [SlotOf<K>] extends [never] ? [] : [values: Slots<K, never>];

/** Returns a text with its slots filled. Numbers are written as in the language; pass digits that stay as a string. */
export type Translate = <K extends TextKey>(key: K, ...values: Values<K>) => string;

/** All texts in one language, and its ways to write numbers and times. */
export interface Texts {
  /** BCP 47 tag of the language, such as `en-GB`. */
  locale: string;
  t: Translate;
  /** The text in pieces, for sentences that contain elements: each slot is replaced by what fills it. */
  pieces: <K extends TextKey, Filling>(key: K, slots: Slots<K, Filling>) => (string | Filling)[];
  formats: Formats;
}

const SLOT = /\{(\w+)\}/;

/**
 * Makes texts from the messages of one language.
 * @param messageOf returns a message by its name in `_locales`, empty if there is none
 * @param locale BCP 47 tag of the language; numbers, times and plurals follow it
 */
export function createTexts(messageOf: (name: string) => string, locale: string): Texts {
  const formats = createFormats(locale);
  const isolate = isolateIn(locale);

  function patternOf(key: TextKey, slots: object): string {
    const name = key.replaceAll('.', '_');
    if (!('count' in slots)) return messageOf(name) || key;
    return messageOf(`${name}_${formats.plural(Number(slots.count))}`) || messageOf(`${name}_other`) || key;
  }

  function pieces<Filling>(key: TextKey, slots: object): (string | Filling)[] {
    // `Slots` of the key, which the compiler cannot follow here.
    const fillings = slots as Readonly<Record<string, string | number | Filling>>;
    return patternOf(key, slots)
      .split(SLOT)
      .map((part, index) => {
        // `split` puts the names of slots between the texts.
        if (index % 2 === 0) return part;
        const filling = fillings[part] ?? `{${part}}`;
        if (typeof filling === 'number') return formats.number(filling);
        return typeof filling === 'string' ? isolate(filling) : filling;
      });
  }

  return { locale, formats, pieces, t: (key, ...[slots]) => pieces(key, slots ?? {}).join('') };
}
