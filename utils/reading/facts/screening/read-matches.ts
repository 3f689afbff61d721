import type { Stated } from '@/utils/compare/comparison';
import { isBlank, isList } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, type JsonNode } from '@/utils/json/json-tree';
import { screeningName } from './screening-key';

type Field = JsonNode | JsonLeaf;

const MAX_TEXT = 60;
const MAX_MATCHES = 20;

/** Lists of what fits: `match_types: ["name_exact"]`. */
const FITS = /^(match(ed|es|ing)? (types?|fields?|on|by|reasons?|attributes?)|what matched|fields matched)$/;
/** Lists of compared fields with a result each: `secondaryFieldResults`. */
const RESULTS = /^((secondary|primary) )?(field|match|comparison) (results?|comparisons?|details)$/;
const RESULT = /^((field|match|comparison) )?(results?|status|outcome)$/;
const LABEL = /^((field|element|attribute) )?(name|label|title|key|type|type id|field)$/;
const MATCHED = /^(matched|submitted)( date( time)?)? value$/;
/** Words of a comparison: `countryMatch: "NoMatch"`. */
const OUTCOME =
  /^(no[\s_-]?match|not[\s_-]?matched|mis[\s_-]?match(ed)?|match(ed)?|(partial|exact|fuzzy|close|possible)([\s_-]?match(ed)?)?|un(available|known|matched)|neutral)$/i;

const textOf = (field: Field): string | null => {
  if (isNode(field) || typeof field.value !== 'string' || isBlank(field.value)) return null;
  const text = field.value.trim();
  return text.length <= MAX_TEXT ? text : null;
};

/** Returns what the provider itself says of its comparison of a hit with the request, word for word. */
export function readMatches(item: JsonNode): Stated[] {
  return item.children.flatMap((field) => matchesIn(field)).slice(0, MAX_MATCHES);
}

function matchesIn(field: Field): Stated[] {
  const called = screeningName(field.words);
  if (FITS.test(called)) return textsIn(field);
  if (isNode(field)) return RESULTS.test(called) && isList(field.value) ? field.children.flatMap(resultOf) : [];
  const text = /\bmatch(ed)?$/.test(called) ? textOf(field) : null;
  if (text === null || !OUTCOME.test(text) || called === 'match') return [];
  return [{ text: `${called.replace(/ match(ed)?$/, '')}: ${text}`, pointer: field.pointer }];
}

function textsIn(field: Field): Stated[] {
  if (isNode(field)) return isList(field.value) ? field.children.flatMap(textsIn) : [];
  const text = textOf(field);
  return text === null ? [] : [{ text, pointer: field.pointer }];
}

/** Returns "MALE: MATCHED": the field by its name or, without one, by the value that was compared. */
function resultOf(row: Field): Stated[] {
  if (!isNode(row)) return textsIn(row);
  const find = (pattern: RegExp) => {
    const found = row.children.filter(({ words }) => pattern.test(screeningName(words)));
    return found.map(textOf).find((text) => text !== null) ?? null;
  };
  const result = find(RESULT);
  if (result === null) return [];
  const label = find(LABEL) ?? find(MATCHED);
  return [{ text: label === null ? result : `${label}: ${result}`, pointer: row.pointer }];
}
