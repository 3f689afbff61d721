import type { Stated } from '@/utils/compare/comparison';
import { isBlank, isList, isObject } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, type JsonNode } from '@/utils/json/json-tree';
import type { Field as FieldName } from '@/utils/reading/lexicon/field-row';
import { isField, joinWords } from '@/utils/reading/lexicon/fields';
import { perWords } from '@/utils/reading/lexicon/words';
import { buildField, isPart } from '@/utils/reading/sections/build-part';
import type { AnswerField } from '@/utils/reading/sections/section';
import { isEcho } from './entry';
import { screeningName } from './screening-key';
import { isUnderstood, readOutcomeWords } from './statement';

type Field = JsonNode | JsonLeaf;

/** A field of an entry with the words of its key, or of its part and its key. */
export interface EntryField {
  called: string;
  words: readonly string[];
  field: Field;
}

/** Returns the fields of an entry and of the objects directly in it, not those of lists or of what was asked. */
export function entryFields(item: JsonNode): EntryField[] {
  return item.children.flatMap((child) => {
    const called = screeningName(child.words);
    if (!isPart(child)) return { called, words: child.words, field: child };
    if (isList(child.value)) return namesOfListed(child);
    if (isEcho(child)) return [];
    const inner = child.children.filter((field) => !isPart(field));
    // `list: { name }` names the list, and nobody.
    const isOfItself = !isField(child.words, 'list-name', 'source', 'authority', 'country', 'birth-place', 'birth');
    const lists = child.children.filter(
      (part): part is JsonNode => isNode(part) && isField(part.words, 'list-name', 'source'),
    );
    const named = isBody(child.words) ? lists.flatMap((list) => namesOfListed(list)) : [];
    const own = inner.flatMap((field) => {
      const own = screeningName(field.words);
      const words = joinWords(child.words, field.words);
      const ofPart = { called: `${called} ${own}`.trim(), words, field };
      return isOfItself ? [{ called: own, words: field.words, field }, ofPart] : ofPart;
    });
    return [...named, ...own];
  });
}

/** `dataset: [{ name }]`: the names of lists, under the key that names them. */
function namesOfListed(list: JsonNode): EntryField[] {
  const { words, value, children } = list;
  if (!isField(words, 'list-name', 'source', 'authority')) return [];
  const first = isList(value) ? children.find(isNode) : list;
  const name = first?.children.find(
    (child) => !isNode(child) && isField(child.words, 'name', 'best-name', 'headline', 'list-name'),
  );
  return name ? [{ called: screeningName(words), words, field: name }] : [];
}

const hasText = ({ value }: AnswerField): boolean =>
  value.kind === 'list' ? value.items.some(({ kind }) => kind !== 'empty') : value.kind !== 'empty';

/** Returns the first field by the order of the patterns that has a text, unless the text is of another sort. */
export function findField(
  fields: readonly EntryField[],
  patterns: readonly (RegExp | FieldName)[],
  isOther?: (text: string) => boolean,
): { field: Field; built: AnswerField } | null {
  for (const pattern of patterns) {
    for (const { called, words, field } of fields) {
      const isMeant = typeof pattern === 'string' ? isField(words, pattern) : pattern.test(called);
      const built = isMeant ? buildField(field) : null;
      if (built && hasText(built) && !(typeof field.value === 'string' && isOther?.(field.value)))
        return { field, built };
    }
  }
  return null;
}

/** Returns the texts that a field states, each with its place. */
export function statedBy({ value, pointer }: AnswerField): Stated[] {
  if (value.kind !== 'list') return value.kind === 'empty' ? [] : [{ text: value.text, pointer }];
  return value.items.flatMap((item, i) =>
    item.kind === 'empty' ? [] : [{ text: item.text, pointer: `${pointer}/${i}` }],
  );
}

/** Names of an entry, best first. A headline is better than nothing. */
const NAMES = ['best-name', 'name', 'names', 'other-name', 'headline'] as const;
/** A headline names no one. */
const PERSON_NAMES = ['best-name', 'name', 'names', 'other-name'] as const;

/** "No match" is nobody; somebody may be called No or None. */
const isNoName = (text: string): boolean => {
  const outcome = readOutcomeWords(text);
  // "0 hits", but not "Person 0".
  const isCount = /\d/.test(text) && !/hit|match|record|result|found|entr|list/i.test(text);
  return outcome !== null && !isCount && (outcome === 'unknown' || isUnderstood(text));
};
const textOf = ({ value }: AnswerField): string => (value.kind === 'list' ? '' : value.text);

const isIn = (part: string, whole: string): boolean => whole.toLowerCase().includes(part.toLowerCase());

/** Returns the fields that name whom an entry is about, as shown, and all its names, the shown one first. */
export function readNames(item: JsonNode, fields: readonly EntryField[]): { shown: AnswerField[]; all: Stated[] } {
  const first = (names: readonly FieldName[]): AnswerField | null => findField(fields, names, isNoName)?.built ?? null;
  const [forename, middle, surname, second] = PARTS.map((part) => first([part]));
  const name = first(NAMES) ?? listedName(fields);
  // `{ name: "SAMPLE", forename: "TYLER" }`
  const isSurname = surname == null && name !== null && forename != null && !isIn(textOf(forename), textOf(name));
  // "Doe, John Michael" says more than "John" and "Doe".
  const isWhole =
    name !== null && [forename, surname].every((part) => part == null || isIn(textOf(part), textOf(name)));
  const ofParts = [forename ?? name, ...(forename ? [middle] : []), surname, second];
  const parts = isWhole ? [name] : surname ? ofParts : isSurname ? [forename, name] : [name ?? forename];
  const found = parts.filter((part) => part != null);
  const nested = found.length === 0 ? namesInside(item) : [];
  const shown = found.length > 0 ? found : (nested[0] ?? []);
  const whole = fields.filter(({ words }) => isField(words, ...PERSON_NAMES));
  const single = whole.flatMap(({ field }) => statedBy(buildField(field))).filter(({ text }) => !isNoName(text));
  const others = nested.map(joined);
  const asParts = isWhole && forename && surname ? [forename, surname] : shown;
  const all = [...(asParts.length > 1 ? [joined(asParts)] : []), ...(isSurname ? [] : single), ...others];
  return { shown, all: all.filter(({ text }, i) => all.findIndex((other) => other.text === text) === i) };
}

/** Parts of a name, in the order in which people write them. */
const PARTS = ['first-name', 'middle-name', 'last-name', 'second-last-name'] as const;

/** `watchlistName: "ADA EXAMPLE"`: where nothing else names anybody, what does not read like a list is a person. */
function listedName(fields: readonly EntryField[]): AnswerField | null {
  if (fields.some(({ words }) => isField(words, 'first-name', 'last-name'))) return null;
  const listed = findField(fields, ['list-name'], (text) => !isPersonLike(text));
  return listed !== null && /name$/i.test(listed.built.key) ? listed.built : null;
}

const OF_LISTS =
  /list|sanction|watch|pep|ofac|sdn|register|notice|office|council|ministry|bureau|agency|commission|treasury|security|program|source|world|police|department|unit|nation|union|europ|interpol|bank|consolidat/i;
const isPersonLike = (text: string): boolean =>
  /^\p{Lu}[\p{L}'’.-]+(,? \p{L}[\p{L}'’.-]*){1,4}$/u.test(text.trim()) && !OF_LISTS.test(text);

const joined = (parts: readonly AnswerField[]): Stated => ({
  text: parts.map(textOf).join(' '),
  pointer: parts[0]?.pointer ?? '',
});

/** Parts of an entry that hold what it says of itself. */
const isBody = perWords((words) =>
  /^(data|details?|entity|entry|person|individual|profile|record|attributes|properties|fields|identity|subject|match|doc|names?|items?|values?)$/.test(
    screeningName(words),
  ),
);
const NAME_LIST = /^(names?|full names?)$/;
const NAME_TEXT = /^(|names?|full( name)?|full text|text|values?|whole name|display( name)?|name full)$/;
const MAX_DEPTH = 5;
const MAX_NAMES = 20;

/** Returns the names in the parts of an entry, each as its fields: `data: { names: [{ data: { full } }] }`. */
function namesInside(item: JsonNode): AnswerField[][] {
  const found: AnswerField[][] = [];
  const read = (node: JsonNode, isNames: boolean, depth: number): void => {
    const leaves = node.children.filter((child): child is JsonLeaf => !isNode(child) && isName(child.value));
    const named = (pattern: RegExp) => leaves.filter(({ words }) => pattern.test(screeningName(words)));
    const whole = named(isNames ? NAME_TEXT : /^(full )?name$/);
    const parts = PARTS.flatMap((part) => leaves.filter(({ words }) => isField(words, part)).slice(0, 1));
    if (depth > 0 && whole.length > 0) found.push(...whole.map((leaf) => [buildField(leaf)]));
    else if (depth > 0 && parts.length > 0) found.push(parts.map((leaf) => buildField(leaf)));
    if (depth >= MAX_DEPTH || found.length >= MAX_NAMES) return;
    for (const child of node.children) {
      if (!isNode(child) || isEcho(child)) continue;
      const isList = NAME_LIST.test(screeningName(child.words));
      const isOwn = isList || isBody(child.words) || (node.inList && isObject(child.value) && child.words.length === 0);
      if (isOwn || (child.words.length === 0 && isNames)) read(child, isNames || isList, depth + 1);
    }
  };
  read(item, false, 0);
  return found;
}

const isName = (value: unknown): boolean => typeof value === 'string' && !isBlank(value) && !isNoName(value);
