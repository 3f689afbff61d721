import { isList } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, type JsonNode, perNode } from '@/utils/json/json-tree';
import { mayMention } from '@/utils/reading/lexicon/kinds';
import { perWords } from '@/utils/reading/lexicon/words';
import { isNoHit, saysNothingFound } from './denied-entry';
import { shallowLeaves } from './entry';
import { isNamingKey, namesSearched, type Place } from './place';
import { readScreeningKey, type ScreeningKey, screeningName } from './screening-key';
import { affirmedAt, entriesAt, type ScreeningEvidence } from './screening-row';
import { isUnderstood, readStatements, type Statement } from './statement';

/** Keys of names and addresses, whose values say nothing of screening: "Pep" is a first name, "Watch St" a street. */
const NAME_KEY =
  /\b(names?|alias|aliases|akas?|surname|forename|caption|title|url|uri|link|href|id|uuid|image|photo|email|address|street|city)$/;
/** Names of lists and checks, which are no names of people. */
const LIST_NAME =
  /\b(list|watchlist|source|dataset|data set|database|service|file|category|type|program|programme|publisher|provider|reason|sanctions?|regime|rules?)\b/;
/** Keys of findings: their values were found, if nothing denies it. */
const FINDING_KEY =
  /\b(tags|labels|flags|reasons|topics|categories|types|classes|codes|alerts|warnings|factors|indicators|drivers|hinweise?|suspicions?|matched|listed|designation|risks?|findings?|signals|reason|flag|alert|warning|(triggered|fired|matched|hit) (rules?|lists?)|(rules?|lists?) (triggered|fired|matched|hit))\b|^(tag|topic)$|hints?$/;
const isFindingKey = perWords((words) => FINDING_KEY.test(screeningName(words)));

/** A label has few words; more of them are prose, which may name a kind in passing. */
const MAX_LABEL = 8;
const MAX_TAG = 4;
/** Longer clauses describe a check or a list, and are no finding. */
const MAX_FINDING = 12;

/** A key and the object that holds it; the items of a list have the key of the list. */
function fieldOf({ words, parent }: JsonLeaf): { words: readonly string[]; around: JsonNode | null } {
  const isItem = parent !== null && isList(parent.value);
  return isItem ? { words: parent.words, around: parent.parent } : { words, around: parent };
}

function isName(words: readonly string[], around: JsonNode | null): boolean {
  const called = screeningName(words);
  return NAME_KEY.test(called) && !LIST_NAME.test(`${around ? screeningName(around.words) : ''} ${called}`);
}

/** A name in these may be that of a check. */
const CHECK_NAME = /^(name|title|label)$/;

const PRESS_KEY = /\b(headline|snippet|article)\b/;
const PRESS_LIST = /\b(media|news|press|articles?)$/;

const hasPressKey = perNode((item) => shallowLeaves(item).some(({ words }) => PRESS_KEY.test(screeningName(words))));

/** Whether an entry is an article: its texts are the words of the press about anything. */
function isArticle({ item, topic }: Place): boolean {
  if (item === null) return false;
  const list = item.parent ? screeningName(item.parent.words) : '';
  const isOfPress = topic?.kinds.includes('media') === true || PRESS_LIST.test(list);
  return isOfPress || hasPressKey(item);
}

function worthOf(statement: Statement, place: Place, isFinding: boolean): ScreeningEvidence['says'] | null {
  const { says, isWeak, kind, length } = statement;
  const isHit = place.role === 'hit';
  if (says === 'done') return null;
  if (isWeak) {
    if (!isHit || !isFinding || length > MAX_TAG || says === 'none') return null;
    // A relative or close associate is somebody near.
    return kind === 'pep' ? 'doubt' : affirmedAt(place);
  }
  if (says === 'none') return !isHit && place.role !== 'other' && !place.isUnfinished ? 'none' : null;
  if (place.role === 'other') return 'doubt';
  if (says === 'unsure') return isHit ? 'doubt' : 'mention';
  if (says === 'hit') return affirmedAt(place);
  const isShort = length <= MAX_FINDING;
  if (isHit) return (isFinding && isShort) || length <= MAX_LABEL ? affirmedAt(place) : 'doubt';
  return isFinding && isShort ? 'hit' : 'mention';
}

/** `{ code: "SANCTION", raised: 0 }` */
const saysNot = perNode(({ children }) =>
  children.some((child) => {
    const { tags, mentions } = readScreeningKey(child.words);
    const isOwnFlag = tags.has('flag') && !tags.has('count') && tags.has('pure') && mentions.length === 0;
    if (isNode(child)) return OUTCOME_PART.test(child.words.join(' ')) && saysNothingFound(child);
    return isOwnFlag && /^(0|n|no|false)$/i.test(String(child.value));
  }),
);
/** `type: "PEP", lastStatus: { state: "NO_MATCH" }` */
const OUTCOME_PART = /^((last|latest|current|final|overall|match|screening) )*(status|state|result|outcome)$/;

/** Where the service searched, a name of a kind is the name of a source, unless its result says "hit". */
const worthInSources = ({ says }: Statement, { tags }: ScreeningKey): ScreeningEvidence['says'] =>
  says === 'hit' && (tags.has('outcome') || tags.has('result')) ? 'hit' : 'named';

/** Typed entries, tags, codes and sentences: what a text says of the kinds that it names. */
export function textEvidence({ value, pointer, ...leaf }: JsonLeaf, place: Place): ScreeningEvidence[] {
  const isText = typeof value === 'string' && mayMention(value) && !/^(https?:|www\.)/i.test(value);
  if (!isText || place.role === 'echo') return [];
  const { words, around } = fieldOf({ value, pointer, ...leaf });
  const key = readScreeningKey(words);
  // "source: EU sanctions list" of a part that does not look like an entry
  const isSource = screeningName(words) === 'source' && !isList(leaf.parent?.value);
  const isNamed = isName(words, around);
  // "name: Global Sanctions", but nobody called "Pep"
  const isCheckName =
    isNamed && CHECK_NAME.test(screeningName(words)) && isUnderstood(value) && !/^\p{Lu}\p{Ll}+$/u.test(value);
  if ((isNamed && !isCheckName) || (key.tags.has('done') && place.role !== 'hit' && !isSource)) return [];
  const isNamedFinding = [words, around?.words, around?.parent?.words].some((known) => known && isFindingKey(known));
  const isFinding =
    isNamedFinding &&
    !key.tags.has('negated') &&
    !(around && isNamingKey(words) && (saysNot(around) || isNoHit(around)));
  if (!isFinding && isArticle(place)) return [];
  const isSearched = namesSearched({ value, pointer, ...leaf }, place);
  const isNaming = !isFinding && isNamingKey(words);
  const found = new Map<string, ScreeningEvidence>();
  for (const statement of readStatements(value)) {
    const { kind } = statement;
    // "pep: Foreign PEP"
    const isRepeated = kind === 'pep' && key.kinds.includes(kind);
    const isLabel = isFinding || isRepeated || (isNaming && place.role === 'hit');
    const worth = isCheckName ? 'named' : worthOf(statement, place, isLabel);
    if (worth === null || (isSearched && statement.says !== 'hit')) continue;
    if (place.role === 'searched') {
      if (statement.length > MAX_FINDING || (statement.says !== 'bare' && statement.says !== 'hit')) continue;
      const says = worthInSources(statement, key);
      found.set(`${kind} ${says}`, { kind, sort: 'text', says, n: null, pointer, entries: [], isWhole: false });
      continue;
    }
    const says = (isNaming && !isLabel) || (isSource && place.role !== 'hit') ? 'named' : worth;
    const sort = place.item ? 'item' : 'text';
    found.set(`${kind} ${says}`, { kind, sort, says, n: null, pointer, entries: entriesAt(place), isWhole: true });
  }
  return [...found.values()];
}
