import type { GeneratedI18nStructure } from '#i18n';

/** Messages of `locales/en.yml` by their path, as `wxt prepare` finds them; each with the names of its slots. */
type Messages = GeneratedI18nStructure;
type Path = Exclude<keyof Messages & string, `@@${string}`>;
type BeforeOther<P> = P extends `${infer Key}.other` ? Key : never;
type PluralKey = BeforeOther<Path>;

/** A text of the catalogue. A plural is one key: `batch.found` stands for `batch.found.one` and `batch.found.other`. */
export type TextKey = Exclude<Path, `${PluralKey}.${Intl.LDMLPluralRule}`> | PluralKey;

type SlotsAt<P> = P extends keyof Messages
  ? Messages[P] extends { namedSubstitutions: readonly (infer Slot extends string)[] }
    ? Slot
    : never
  : never;

/** Names of the slots of a text: `host` for "Sent to {host}". A plural always has `count`. */
export type SlotOf<K extends TextKey> = K extends PluralKey ? SlotsAt<`${K}.other`> | 'count' : SlotsAt<K>;

/** A text without slots, for tables of names and labels. */
export type PlainKey = { [K in TextKey]: [SlotOf<K>] extends [never] ? K : never }[TextKey];

/** A text whose only slot is a count. */
export type CountKey = {
  [K in TextKey]: [SlotOf<K>] extends ['count'] ? (['count'] extends [SlotOf<K>] ? K : never) : never;
}[TextKey];

/** What fills the slots of a text; `count` is the number that chooses the plural. */
export type Slots<K extends TextKey, Filling> = {
  [Slot in SlotOf<K>]: Slot extends 'count' ? number : Filling | string | number;
};
