import type { Stated } from '@/utils/compare/comparison';
import { isBlank, isList, isObject } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, type JsonNode } from '@/utils/json/json-tree';
import { perWords } from '@/utils/reading/lexicon/words';
import { screeningName } from './screening-key';

type Field = JsonNode | JsonLeaf;

const MAX_TEXT = 60;
const MAX_MATCHES = 20;
const MAX_DEPTH = 4;

/** Lists of what fits: `match_types: ["name_exact"]`. */
const FITS = /^(match(ed|es|ing)? (types?|fields?|on|by|reasons?|attributes?)|what matched|fields matched)$/;
/** Compared fields with a result each: `secondaryFieldResults: [{ field, result }]`, `analysis: { names: "match" }`. */
const RESULTS =
  /^(((secondary|primary|match|field|hit) )?(field|match|comparison|analysis)s? (results?|comparisons?|details|analysis|summary|outcomes?)|((match|field|hit) )?(analys[ie]s|comparisons?))$/;
const RESULT = /^((field|match|comparison) )?(results?|status|outcome|summary)$/;
const LABEL = /^((field|element|attribute) )?(name|label|title|key|type|type id|field)$/;
const MATCHED = /^(matched|submitted)( date( time)?)? value$/;
/** Words of a comparison: `countryMatch: "NoMatch"`. */
const OUTCOME =
  /^(no[\s_-]?match|not[\s_-]?matched|mis[\s_-]?match(ed)?|match(ed)?|(partial|exact|fuzzy|close|possible|strong|weak|full|phonetic)([\s_-]?match(ed)?)?|un(available|known|matched)|neutral|no[\s_-]?(data|input)|(in)?consistent|conflict(ing)?)$/i;

const isResults = perWords((words) => RESULTS.test(screeningName(words)));
const isResult = perWords((words) => RESULT.test(screeningName(words)));

const textOf = (field: Field): string | null => {
  if (isNode(field) || typeof field.value !== 'string' || isBlank(field.value)) return null;
  const text = field.value.trim();
  return text.length <= MAX_TEXT ? text : null;
};

const outcomeOf = (field: Field): string | null => {
  const text = textOf(field);
  return text !== null && OUTCOME.test(text) ? text : null;
};

/** Returns what the provider itself says of its comparison of a hit with the request, word for word. */
export function readMatches(item: JsonNode): Stated[] {
  const own = item.children.flatMap((field) => matchesIn(field));
  const found = own.length > 0 ? own : resultsBelow(item);
  const texts = new Set<string>();
  return found.filter(({ text }) => !texts.has(text) && texts.add(text)).slice(0, MAX_MATCHES);
}

function matchesIn(field: Field): Stated[] {
  const called = screeningName(field.words);
  if (FITS.test(called)) return textsIn(field);
  if (isNode(field)) {
    if (!isResults(field.words)) return [];
    return field.children.flatMap(isList(field.value) ? resultOf : comparedField);
  }
  const text = /\bmatch(ed)?$/.test(called) ? outcomeOf(field) : null;
  if (text === null || called === 'match') return [];
  return [{ text: `${called.replace(/ match(ed)?$/, '')}: ${text}`, pointer: field.pointer }];
}

/** `names: "match"`, `names: true`, `names: { result: "match" }`: a compared field by its key. */
function comparedField(field: Field): Stated[] {
  const name = screeningName(field.words);
  const result = isNode(field) && isObject(field.value) ? field.children.find(({ words }) => isResult(words)) : field;
  if (result === undefined || name === '') return [];
  const text = typeof result.value === 'boolean' ? String(result.value) : outcomeOf(result);
  return text === null ? [] : [{ text: `${name}: ${text}`, pointer: result.pointer }];
}

/** `names: [{ analysis: { summary: "match" } }]`: the results that stand beside the compared values. */
function resultsBelow(item: JsonNode): Stated[] {
  const found: Stated[] = [];
  const read = (node: JsonNode, name: string, depth: number): void => {
    for (const child of node.children) {
      if (!isNode(child)) continue;
      if (isResults(child.words)) {
        const result = child.children.find(({ words }) => isResult(words));
        const text = result ? outcomeOf(result) : null;
        if (result && text !== null && name !== '') found.push({ text: `${name}: ${text}`, pointer: result.pointer });
      } else if (depth < MAX_DEPTH) read(child, child.words.length > 0 ? screeningName(child.words) : name, depth + 1);
    }
  };
  read(item, '', 0);
  return found;
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
