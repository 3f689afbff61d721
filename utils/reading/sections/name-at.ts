import type { AnswerField, AnswerPart, Section } from './section';

type Group = Pick<AnswerPart, 'fields' | 'parts'>;

const isAt = (outer: string, pointer: string): boolean => pointer === outer || pointer.startsWith(`${outer}/`);

/** A field written as an object: `{ FieldName: "WatchlistState", Data: "Hit" }`. */
const PAIR_NAME = /^((field|attribute|property|parameter)[\s_-]?)?(name|key|code|label|field)$/i;
const PAIR_VALUE = /^(value|val|data|answer|flag|result|status)$/i;

function nameOfPair({ key }: AnswerField, beside: readonly AnswerField[]): string | null {
  if (!PAIR_VALUE.test(key)) return null;
  const named = beside.find((field) => PAIR_NAME.test(field.key) && field.value.kind === 'text');
  return named?.value.kind === 'text' ? named.value.text : null;
}

/** What an item of a list calls itself where its title is only its position: `DatasourceName`. */
const ITEM_NAME = /[a-z][\s_-]?name$/i;
const MAX_ITEM_NAME = 60;

function nameOfItem({ title, fields }: AnswerPart): string | null {
  if (!/^\d+$/.test(title)) return null;
  const [named] = fields.flatMap(({ key, value }) => (ITEM_NAME.test(key) && value.kind === 'text' ? value.text : []));
  return named !== undefined && named.length <= MAX_ITEM_NAME ? named : null;
}

function nameIn({ fields, parts }: Group, pointer: string, around: string): string | null {
  const field = fields.find((one) => isAt(one.pointer, pointer));
  if (field) return nameOfPair(field, fields) ?? (field.name || around);
  const part = parts.find((one) => isAt(one.pointer, pointer));
  if (!part) return null;
  // The position of an item says less than the name of its list.
  const title = /^\d*$/.test(part.title) ? around : part.title;
  if (part.pointer === pointer) return nameOfItem(part) ?? title;
  const name = nameIn(part, pointer, title);
  const item = name === null || part.fields.some(({ pointer: own }) => isAt(own, pointer)) ? null : nameOfItem(part);
  return item === null ? name : `${item} › ${name}`;
}

/**
 * Returns the name under which *All fields* shows what stands at a pointer, after that of an item around it:
 * "International Watchlist › WatchlistState"; empty if it has none.
 */
export function nameAt(sections: readonly Section[], pointer: string): string {
  for (const section of sections) {
    const name = nameIn(section, pointer, '');
    if (name !== null) return name;
  }
  return '';
}
