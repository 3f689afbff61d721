/** Words for a person or a business in tables, in our languages. */
const WORDS = {
  // biome-ignore format: one line for English, one for each other language
  individual: [
    'individual', 'individuals', 'person', 'natural person', 'private person', 'private individual', 'human', 'consumer', 'p', 'i', 'ind', 'indiv', 'pers', 'np', 'pf',
    'natürliche person', 'privatperson', 'einzelperson', 'privat', 'privatkunde', 'mensch',
    'personne', 'personne physique', 'particulier', 'individu', 'pp',
    'persona', 'persona física', 'persona natural', 'individuo', 'particular', 'física', 'natural',
    'persona fisica', 'privato', 'fisica',
    'pessoa', 'pessoa física', 'pessoa singular', 'indivíduo',
    'persoon', 'natuurlijk persoon', 'natuurlijke persoon', 'particuliere klant',
    '個人', '自然人', '人',
  ],
  // biome-ignore format: as above
  business: [
    'business', 'businesses', 'company', 'companies', 'organization', 'organisation', 'org', 'corporation', 'corporate', 'corp', 'entity', 'legal entity', 'legal person', 'legal', 'juridical person', 'firm', 'enterprise', 'institution', 'merchant', 'partnership', 'trust', 'association', 'foundation', 'charity', 'ngo', 'b', 'le', 'co', 'biz', 'llc', 'ltd', 'inc',
    'juristische person', 'unternehmen', 'firma', 'firmenkunde', 'gesellschaft', 'geschäftskunde', 'betrieb', 'verein', 'stiftung', 'jp',
    'personne morale', 'entreprise', 'société', 'organisme', 'pm',
    'persona jurídica', 'persona moral', 'empresa', 'sociedad', 'compañía', 'organización', 'jurídica', 'moral', 'pj',
    'persona giuridica', 'azienda', 'impresa', 'società', 'ditta', 'organizzazione', 'giuridica',
    'pessoa jurídica', 'pessoa coletiva', 'sociedade', 'organização', 'companhia',
    'rechtspersoon', 'bedrijf', 'onderneming', 'organisatie', 'vennootschap', 'zakelijk', 'niet natuurlijk persoon',
    '法人', '企業', '会社', '団体', '組織',
  ],
} as const;

type Kind = keyof typeof WORDS;

const KINDS: ReadonlyMap<string, Kind> = new Map(
  (Object.keys(WORDS) as Kind[]).flatMap((kind) => WORDS[kind].map((word) => [fold(word), kind] as const)),
);

/** Returns the kind of subject that a cell of a table states in any of our languages; null for other words. */
export const readKind = (text: string): Kind | null => KINDS.get(fold(text)) ?? null;

/** Case, accents, separators and what is in brackets do not count: "Natural_Person", "Company (legal)". */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\(.*\)/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
