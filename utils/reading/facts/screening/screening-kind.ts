/** The four kinds of screening, in the order of the rows. */
export const SCREENING_KINDS = ['sanctions', 'pep', 'watchlists', 'media'] as const;
export type ScreeningKind = (typeof SCREENING_KINDS)[number];

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
    |assets freeze|asset freezing|denied persons|denied parties|san person|san entity|san current|san former|san entries|san entry|san list|san hits|san matches|sanktion
    |sanktionen|sanktionsliste|sanktionslisten|sanktioniert|sancion|sanción|sanciones|sancionado|sancionada|sanzione|sanzioni
    |sanção|sanções|sancties|sanctielijst|sanctielijsten|sancoes|sancao|sanctionné|sanctionnée|sankcje|un consolidated|eu consolidated|unsc consolidated|security council consolidated
    |treasury consolidated`,
  pep: `pep|peps|pe ps|politically exposed|politically exposed person|politically exposed persons|political exposure
    |politisch exponiert|politisch exponierte|politisch exponierte person|politiquement exposée|politiquement exposé
    |políticamente expuesta|políticamente expuesto|políticamente expuestas|politicamente exposta|politicamente esposta`,
  watchlists: 'watchlist|watchlists|watch list|watch lists|watchlisted|watch listed|wlt',
  media: `adverse media|adverse news|adverse press|adverse article|adverse articles|negative news|negative media
    |negative press|negative article|negative articles|bad press|media check results|media check result|media hits
    |media matches|news hits|press hits|unfavorable news|unfavourable news`,
};

/** Names that mean a kind only where hits are listed. */
const WEAK_NAMES: Readonly<Record<ScreeningKind, string>> = {
  sanctions: '',
  pep: 'rca|relative or close associate|close associate|close associates',
  watchlists: `warning|warnings|wanted|interpol|law enforcement|enforcement|debarred|debarment|excluded|exclusion|exclusions
    |disqualified|special interest|special interest person|sip|sie`,
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
