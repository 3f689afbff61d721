import type { HitFacts, Stated } from '@/utils/compare/comparison';
import { isBlank, isList } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, type JsonNode } from '@/utils/json/json-tree';
import { repeatedValues } from '@/utils/json/repetition';
import { isField } from '@/utils/reading/lexicon/fields';
import { perWords, splitKey } from '@/utils/reading/lexicon/words';
import { birthTexts } from './birth-texts';
import { screeningName } from './screening-key';

type Field = JsonNode | JsonLeaf;
type Fact = 'birth' | 'country' | 'alias' | 'type';

/** What an entry says of the one whom it is about, and the provider's id of it. */
export interface EntryFacts {
  facts: Omit<HitFacts, 'names'>;
  id: Stated | null;
}

const TYPE_KEY = /^((entity|subject|profile|record|party|person|hit|match|list entry) type|type|schema|category)s?$/;
const isBirthPlace = (words: readonly string[]): boolean => isField(words, 'birth-place');
/** Links of an entry to a country that say nothing of where somebody is from. */
const OTHER_LINK = /alleg|report|sanction|listed|crim|offen[cs]e|charge|activit|operat|source/i;
/** Parts of an entry that are about somebody or something else, or about how the search went. */
const ELSEWHERE =
  /\b(associates?|associations?|relatives?|relations?|relationships?|related|family|linked|links|address(es)?|locations?|residen(ce|cy)|sources?|media|articles?|news|press|snippets?|query|submitted|searched|input|request(ed)?|criteria|filters?|employers?|banks?|vessels?|documents?|conflicts?|scores?|weights?|contributions?|explanations?|confidence|strength|determination|programs?|listings?|sanctions?|positions?|roles?|images?|highlights?|spouse|children|parents?|owners?|directors?|officers?|shareholders?|operating|issu(ed|ing|er)|level|partial|matched by|what matched|match types?( details)?)\b/;
const isElsewhere = perWords((words) => {
  const called = screeningName(words);
  return ELSEWHERE.test(called) && factOf(words) === null;
});
/** Words of a person or a business, and of what they are in lists. Other types say why somebody is listed. */
const ENTITY_TYPE =
  /^(natural[ _-]?person|persons?|individuals?|entity|organi[sz]ations?|company|companies|corporate|corporation|business(es)?|legal[ _-]?(entity|person)|vessel|aircraft|human|firm)$/i;
export const isEntityType = (text: string): boolean => ENTITY_TYPE.test(text);
const PLACE = /^((known|all|primary) )?locations?$/;
const isPlace = perWords((words) => PLACE.test(screeningName(words)));
/** Free texts in which lists write down a birth: "DOB 23 Nov 1962; POB Caracas, Venezuela". */
const isNote = perWords((words) =>
  /^(remarks?|comments?|notes?|additional (info|information)|further information|other info(rmation)?)$/.test(
    words.join(' '),
  ),
);
const NOTED =
  /\b(?:(DOB|date of birth)|(POB|place of birth|nationality|citizen(?:ship)?|country of birth))\b\s*:?\s*(?:is\s+)?([^;|\n]{3,60})/gi;

/** Returns the births and countries that a free text of a list states. */
function notedFacts({ value, pointer }: JsonLeaf): { fact: Fact; stated: Stated }[] {
  if (typeof value !== 'string') return [];
  return [...value.slice(0, MAX_NOTE).matchAll(NOTED)]
    .map(([, birth, country, text = '']) => {
      const stated = { text: text.trim().replace(/[.,]$/, ''), pointer };
      return birth === undefined
        ? { fact: 'country' as const, stated: asCountry(stated, /birth|POB/i.test(country ?? '')) }
        : { fact: 'birth' as const, stated };
    })
    .filter(({ fact, stated }) => fact === 'country' || /\d{4}/.test(stated.text));
}

const MAX_NOTE = 2000;
const NO_COUNTRY =
  /^(international|global|world ?wide|unknown|none|n\/?a|not (available|specified)|various|multiple|other)$/i;
const MAX_DEPTH = 5;
const MAX_VALUES = 40;
const MAX_TEXT = 200;

/** Returns the fact that a key names. */
const factOf = perWords((words): Fact | null => {
  if (isField(words, 'birth', 'birth-year')) return 'birth';
  if (isField(words, 'country', 'birth-place')) return 'country';
  if (isField(words, 'alias')) return 'alias';
  return TYPE_KEY.test(screeningName(words)) ? 'type' : null;
});

const PAIR_NAME = /^(type|types|name|tag|label|field|key|title|kind|type id)$/;
const PAIR_VALUE = /^(values?|full date|date|text|content|data|country text|number|name full|full name)$/;

/** Reads the births, countries, aliases and types that an entry states, and its id. */
export function readEntryFacts(item: JsonNode): EntryFacts {
  const found: Record<Fact, Stated[]> = { birth: [], country: [], alias: [], type: [] };
  const add = (fact: Fact, texts: readonly Stated[]) => {
    const own = found[fact];
    for (const stated of texts) {
      const known = own.findIndex(({ text }) => text.toLowerCase() === stated.text.toLowerCase());
      // A nationality says more than the same country of birth.
      if (known >= 0 && own[known]?.isBirthPlace && !stated.isBirthPlace) own[known] = stated;
      else if (known < 0 && own.length < MAX_VALUES) own.push(stated);
    }
  };
  const places: JsonNode[] = [];
  const read = (node: JsonNode, depth: number): void => {
    const pair = depth > 0 ? pairFact(node) : null;
    if (pair) {
      const texts = pair.values.flatMap((value) => textsOf(value, pair.fact));
      add(pair.fact, pair.isBirthPlace ? texts.map((text) => asCountry(text, true)) : texts);
      return;
    }
    const parts = birthInParts(node);
    if (parts !== null) add('birth', [parts]);
    for (const child of node.children) {
      const fact = factOf(child.words);
      if (parts !== null && isField(child.words, 'birth-year')) continue;
      if (fact !== null) add(fact, textsOf(child, fact));
      else if (!isNode(child)) {
        for (const { fact: of, stated } of isNote(child.words) ? notedFacts(child) : []) add(of, [stated]);
      } else if (isPlace(child.words)) places.push(child);
      else if (depth < MAX_DEPTH && !isElsewhere(child.words)) read(child, depth + 1);
    }
  };
  read(item, 0);
  // A place that somebody is known in is better than nothing; an address is not.
  if (found.country.length === 0) for (const place of places) read(place, 1);
  const { birth: births, country: countries, alias: aliases, type: types } = found;
  return { facts: { births, countries, aliases, types }, id: readId(item) };
}

/** `birth_date_day: 4, birth_date_month: 7, birth_date_year: 1971`: a birth in fields beside each other. */
function birthInParts({ children }: JsonNode): Stated | null {
  const numberOf = (field: 'birth-year' | 'birth-month' | 'birth-day'): JsonLeaf | undefined =>
    children.find(
      (child): child is JsonLeaf =>
        !isNode(child) && isField(child.words, field) && /^\d{1,4}$/.test(String(child.value)),
    );
  const [year, month, day] = [numberOf('birth-year'), numberOf('birth-month'), numberOf('birth-day')];
  if (!year || !month || String(year.value).length !== 4) return null;
  const parts = [year, month, ...(day ? [day] : [])].map(({ value }) => String(value).padStart(2, '0'));
  return { text: parts.join('-'), pointer: year.pointer };
}

/** `{ "type": "DOB", "value": "1961" }`: an object that names a fact in one field and states it in others. */
function pairFact(node: JsonNode): { fact: Fact; isBirthPlace: boolean; values: Field[] } | null {
  if (isList(node.value)) return null;
  const names = node.children.filter(({ words }) => PAIR_NAME.test(screeningName(words)));
  for (const named of names) {
    const text = plainText(named);
    const words = text === null || text.length > 40 ? [] : splitKey(text);
    const fact = factOf(words);
    if (fact === null || fact === 'type') continue;
    const values = node.children.filter((child) => child !== named && PAIR_VALUE.test(screeningName(child.words)));
    if (values.length > 0) return { fact, isBirthPlace: fact === 'country' && isBirthPlace(words), values };
  }
  return null;
}

/** A text or number, also inside `{ "$": … }` or `{ "value": … }`. */
function plainText(field: Field): string | null {
  if (!isNode(field)) return typeof field.value === 'string' || typeof field.value === 'number' ? textOf(field) : null;
  const [only, second] = field.children;
  return only && second === undefined && !isList(field.value) ? plainText(only) : null;
}

const textOf = ({ value, repeated }: JsonLeaf): string =>
  repeated && !repeated.same ? repeatedValues(repeated) : String(value).trim();

/** Parts of an object that states a country or a name. */
const VALUE_KEYS: Readonly<Record<'country' | 'alias' | 'type', RegExp>> = {
  country: /^(|values?|names?|codes?|text|iso( .*)?|alpha|.*\b(countr(y|ies)|nationalit(y|ies)|citizenships?)\b.*)$/,
  alias: /^(|values?|(whole |entity |alias )?names?( full)?|full( name)?|text|alias(es)?|aka)$/,
  type: /^(|values?|names?|codes?|text)$/,
};

const asCountry = (stated: Stated, isOfBirth: boolean): Stated =>
  isOfBirth ? { ...stated, isBirthPlace: true } : stated;

/** Returns what a field states of a fact: its text, those of a list, or those of an object's telling parts. */
function textsOf(field: Field, fact: Fact, depth = 0): Stated[] {
  if (fact === 'birth') return birthTexts(field);
  if (fact !== 'country') return ownTexts(field, fact, depth);
  // `{ "type": "Citizenship", "code": "ES" }`
  const type = isNode(field) ? field.children.find(({ words }) => screeningName(words) === 'type') : undefined;
  const link = (type && plainText(type)) ?? '';
  if (OTHER_LINK.test(link)) return [];
  const isOfBirth = isBirthPlace(field.words) || /birth|^pob$/i.test(link);
  return ownTexts(field, fact, depth).map((stated) => asCountry(stated, isOfBirth));
}

function ownTexts(field: Field, fact: Exclude<Fact, 'birth'>, depth: number): Stated[] {
  if (!isNode(field)) {
    const text = typeof field.value === 'string' && !isBlank(field.value) ? textOf(field) : '';
    const isUsable = text !== '' && text.length <= MAX_TEXT && /\p{L}/u.test(text);
    if (!isUsable || (fact === 'type' && !isEntityType(text)) || (fact === 'country' && NO_COUNTRY.test(text)))
      return [];
    const parts = fact === 'alias' ? text.split(/\s*[;|]\s*/).filter((part) => part !== '') : [text];
    return parts.map((part) => ({ text: part, pointer: field.pointer }));
  }
  if (depth > 3) return [];
  if (isList(field.value)) return field.children.flatMap((child) => textsOf(child, fact, depth + 1));
  const parts = field.children.filter((child) => {
    const called = screeningName(child.words);
    return VALUE_KEYS[fact].test(called) || (isNode(child) && factOf(child.words) === fact);
  });
  if (parts.length === 0 && fact === 'alias') return nameOfParts(field);
  return parts.flatMap((child) => textsOf(child, fact, depth + 1));
}

function nameOfParts(node: JsonNode): Stated[] {
  const part = (pattern: RegExp) =>
    node.children.flatMap((child) => (pattern.test(screeningName(child.words)) ? (plainText(child) ?? []) : []));
  const text = [...part(/^(first|given) names?$|^forename$/), ...part(/^(last|family) names?$|^surname$/)].join(' ');
  return text === '' ? [] : [{ text, pointer: node.pointer }];
}

/** Keys of an id, the one that stays the same in later answers first. */
const IDS = [
  /^(entity|profile|person|record|list entry|provider|subject) (id|uid|unique id|reference)$/,
  /^(uid|unique id|external id|(entity )?reference( id| number)?|list reference number|ref( id)?)$/,
  /^id$/,
];

/** Returns the provider's id of an entry, from the entry itself or the record directly in it. */
function readId(item: JsonNode): Stated | null {
  const inner = item.children.filter(
    (child): child is JsonNode => isNode(child) && !isList(child.value) && !isElsewhere(child.words),
  );
  const records = inner.filter(({ words }) =>
    /^(doc|entity|profile|person|record|details|data)$/.test(words.join(' ')),
  );
  const fields = [...records, item, ...inner].flatMap(({ children }) => children);
  for (const pattern of IDS) {
    for (const field of fields) {
      const text = pattern.test(screeningName(field.words)) ? plainText(field) : null;
      if (text !== null && text !== '' && text.length <= MAX_TEXT && !isBlank(text) && !/^(0|-1)$/.test(text))
        return { text, pointer: field.pointer };
    }
  }
  return null;
}
