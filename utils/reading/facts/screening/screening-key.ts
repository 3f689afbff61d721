import { perWords, splitFused } from '@/utils/json/words';
import { SCREENING_KINDS, type ScreeningKind } from './screening-kind';
import { hasTag, type Tag, wordsWith } from './words';

/** Words `from` … `to - 1` name a kind. */
export interface KindMention {
  kind: ScreeningKind;
  /** The words mean the kind only inside a hit or a screening: "media", "warning". */
  isWeak: boolean;
  from: number;
  to: number;
}

/** Every name of a kind, in lower-case words: of keys, codes and sentences. */
const NAMES: Readonly<Record<ScreeningKind, string>> = {
  sanctions: `sanction|sanctions|sanctioned|ofac|sdn|sdns|ofsi|hmt|specially designated|foreign assets control|foreign asset control|asset freeze
    |assets freeze|asset freezing|san person|san entity|san current|san former|san entries|san entry|san list|san hits|san matches|sanktion
    |sanktionen|sanktionsliste|sanktionslisten|sanktioniert|sancion|sanción|sanciones|sancionado|sancionada|sanzione|sanzioni
    |sanção|sanções|sancties|sanctielijst|sanctielijsten|sancoes|sancao|sanctionné|sanctionnée|sankcje|un consolidated|eu consolidated|unsc consolidated|security council consolidated
    |treasury consolidated`,
  pep: `pep|peps|pe ps|politically exposed|politically exposed person|politically exposed persons|political exposure
    |politisch exponiert|politisch exponierte|politisch exponierte person|politiquement exposée|politiquement exposé
    |políticamente expuesta|políticamente expuesto|políticamente expuestas|politicamente exposta|politicamente esposta`,
  watchlists:
    'watchlist|watchlists|watch list|watch lists|watchlisted|watch listed|wlt|denied persons|denied person|denied parties|denied party',
  media: `adverse media|adverse news|adverse press|adverse article|adverse articles|negative news|negative media
    |negative press|negative article|negative articles|bad press|media check results|media check result|media hits
    |media matches|news hits|press hits|unfavorable news|unfavourable news`,
};

/** Names that mean a kind only where hits are listed. */
const WEAK_NAMES: Readonly<Record<ScreeningKind, string>> = {
  sanctions: '',
  pep: 'rca|relative or close associate|close associate|close associates',
  watchlists: `warning|warnings|wanted|interpol|law enforcement|enforcement|debarred|debarment|excluded|exclusion|exclusions
    |disqualified|special interest|special interest person|sip|sie|si person|si entity`,
  media: 'media|news|press|article|articles',
};

/** Phrases that hold the words of a kind and mean something else. */
const OTHER_PHRASES = 'social media|media type|media id|press enter|sanction scanner';

interface Phrase {
  words: readonly string[];
  kind: ScreeningKind | null;
  isWeak: boolean;
}

const PHRASES = new Map<string, Phrase[]>();

function add(names: string, kind: ScreeningKind | null, isWeak: boolean): void {
  for (const name of names.split('|')) {
    const words = name.split(/\s+/).filter(Boolean);
    const [first] = words;
    if (first !== undefined) PHRASES.set(first, [...(PHRASES.get(first) ?? []), { words, kind, isWeak }]);
  }
}

for (const kind of SCREENING_KINDS) {
  add(NAMES[kind], kind, false);
  add(WEAK_NAMES[kind], kind, true);
}
add(OTHER_PHRASES, null, false);
for (const phrases of PHRASES.values()) phrases.sort((a, b) => b.words.length - a.words.length);

/** All words that occur in a name of a kind. */
export const KIND_WORDS: ReadonlySet<string> = new Set(
  [...PHRASES.values()].flatMap((phrases) => phrases.flatMap(({ words }) => words)),
);

/** "pep1" is the first class of "pep". */
const withoutNumber = (word: string): string => word.replace(/\d{1,2}$/, '');

/** Returns where lower-case words name a kind, in their order; the longest name wins. */
export function kindsIn(words: readonly string[]): KindMention[] {
  const found: KindMention[] = [];
  for (let from = 0; from < words.length; from++) {
    const word = words[from] ?? '';
    const phrases = PHRASES.get(word) ?? PHRASES.get(withoutNumber(word));
    const phrase = phrases?.find(({ words: name }) => name.every((part, i) => i === 0 || words[from + i] === part));
    if (phrase === undefined) continue;
    const to = from + phrase.words.length;
    if (phrase.kind !== null) found.push({ kind: phrase.kind, isWeak: phrase.isWeak, from, to });
    from = to - 1;
  }
  return found;
}

/** The tags of words in keys. */
const KEY_TAGS = [
  ...([
    'filler',
    'flag',
    'outcome',
    'count',
    'result',
    'check',
    'negated',
    'searched',
    'done',
    'meta',
    'ran',
    'undone',
  ] as const),
  ...(['request', 'maybe-request', 'other', 'scored', 'class'] as const),
];
const FUSED = new Set([...KIND_WORDS, ...wordsWith(...KEY_TAGS).filter((word) => word.length > 1)]);

/**
 * Returns the words of a key as screenings use them: "haspepmatch" and "adversemediaresults" have no separators, and
 * "level1" is a level.
 */
const screeningWords = perWords((asSplit): readonly string[] =>
  asSplit
    .flatMap((word) => (word.length > 4 ? (splitFused(word, FUSED) ?? [word]) : [word]))
    .map((word) => word.replace(/(?<=[a-z]{3})\d{1,2}$/, '')),
);

/** Returns the words of a key as one text, for patterns. */
export const screeningName = perWords((asSplit): string => screeningWords(asSplit).join(' '));

/**
 * What a key says of its value, besides the kinds that it names. `pure`: every other word is understood, so a "no" is about
 * the whole kind: `has_pep_match`, not `pep_by_family`. `outcome`: all its words are of this kind, so the value says how a
 * check ended, or whether there is something. The others: `words.ts`.
 */
export type KeyTag = 'pure' | Exclude<(typeof KEY_TAGS)[number], 'filler'>;

/** What the words of a key say of screening. */
export interface ScreeningKey {
  words: readonly string[];
  mentions: readonly KindMention[];
  /** The kinds that it surely names. */
  kinds: readonly ScreeningKind[];
  tags: ReadonlySet<KeyTag>;
}

const OTHERS = /\brelated (entit|person|part|compan|individual|people)/;

/** Reads the words of a key; `key-words.ts` says what each of them changes. */
export const readScreeningKey = perWords((asSplit): ScreeningKey => {
  const all = screeningWords(asSplit);
  const mentions = kindsIn(all);
  const sure = mentions.filter(({ isWeak }) => !isWeak);
  const named = sure.length > 0 ? sure : mentions;
  // "state" is an outcome as the last word, and a part of an address before another.
  const endsInState = all.at(-1) === 'state';
  const rest = all.filter(
    (_, i) => !named.some(({ from, to }) => i >= from && i < to) && !(endsInState && i === all.length - 1),
  );
  const some = (tag: Tag): boolean => rest.some((word) => hasTag(word, tag));
  const every = (...tags: Tag[]): boolean => rest.every((word) => hasTag(word, ...tags));
  const isPure = every('filler', 'flag', 'outcome', 'count', 'negated');
  const isRelated = (rest.includes('related') && sure.length > 0) || OTHERS.test(all.join(' '));
  const is: Record<KeyTag, boolean> = {
    pure: isPure,
    outcome: isPure && (rest.length > 0 || endsInState),
    flag: some('flag') || rest.includes('is') || rest.includes('has'),
    count: some('count') && every('filler', 'flag', 'count'),
    result: some('result'),
    check: some('check'),
    negated: some('negated'),
    searched: some('searched'),
    done: some('done') || some('searched'),
    meta: some('meta'),
    ran: some('ran') && !all.includes('monitoring') && every('filler', 'flag', 'check', 'negated', 'ran'),
    undone: some('undone') && every('filler', 'flag', 'check', 'ran', 'undone'),
    request: some('request') && !(some('result') && sure.length > 0),
    'maybe-request': some('maybe-request') && !some('result'),
    other: some('other') || isRelated,
    scored: some('scored'),
    class: some('class'),
  };
  return {
    words: all,
    mentions,
    kinds: [...new Set(sure.map(({ kind }) => kind))],
    tags: new Set((Object.keys(is) as KeyTag[]).filter((tag) => is[tag])),
  };
});

/**
 * How strongly the name of a list says that it holds hits: alone, with one sign of an entry in its items, or with
 * several.
 */
type ListKind = 'hits' | 'results' | 'general';

/** Returns how strongly a key says that its list holds hits; null if it does not. */
export const listKind = perWords((words): ListKind | null => {
  const key = readScreeningKey(words);
  if (key.tags.has('done') || key.tags.has('request')) return null;
  const isNamed = (i: number): boolean => key.mentions.some(({ from, to }) => i >= from && i < to);
  const rest = key.words.filter((word, i) => !isNamed(i) && !hasTag(word, 'neutral'));
  const isResult = (word: string): boolean => hasTag(word, 'hit-list', 'result-list');
  // "watchlist screenings" are checks, each of which says what it found.
  if (rest.length === 0) return key.mentions.length > 0 && !key.tags.has('check') ? 'general' : null;
  if (rest.every((word) => hasTag(word, 'hit-list'))) return 'hits';
  if (rest.every(isResult)) return 'results';
  return rest.every((word) => isResult(word) || hasTag(word, 'general-list')) ? 'general' : null;
});
