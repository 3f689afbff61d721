/** Numbers and list marks beside a name: "1. ", "(2) ", "#3 ", "No. 4: ", "10023 - ", "• ", and " (12)", " #2", " - 10023". */
export const NUMBERS: readonly RegExp[] = [
  /^(?:[•·▪‣◦●○∙*]|[-–—])\s+(?=\p{L})/u,
  /^(?:(?:no|nr|num)\.?\s*|[#№]\s*|n[º°]\.?\s*)?[([]?\d{1,10}\s*(?:[.)\]:](?!\d)|[-–—]\s)\s*(?=\p{L})/iu,
  /^(?:[#№]|n[º°])\s*\d{1,10}\s+(?=\p{L})/iu,
  /^[a-z]\)\s+(?=\p{L}{2})/iu,
  /\s*(?:[([]\s*#?\d{1,10}\s*[)\]]|[#№]\s*\d{1,10}|\s[-–—]\s*\d{1,10})$/u,
];

/** What people write at a record that should not be used, or that has something special, in our languages. */
// biome-ignore format: one line for each language
const WORDS = [
  'do not (?:use|contact|call|mail|email|delete)', 'dnu', 'deceased', 'dec(?:’|\')?d', 'died', 'duplicate', 'dupe?', 'inactive', 'closed', 'old', 'archived?', 'deleted', 'merged', 'blocked', 'vip', 'pending', 'on hold', 'left', 'former', 'ex(?:-)?(?:customer|client)', 'bad address', 'see notes?', 'minor',
  'nicht (?:verwenden|benutzen|kontaktieren|anrufen)', 'verstorben', 'gesperrt', 'dublette', 'doppelt', 'inaktiv', 'gelöscht', 'gekündigt', 'ehemalig',
  'ne pas (?:utiliser|contacter|appeler)', 'décédée?', 'doublon', 'inacti(?:f|ve)', 'supprimée?', 'bloquée?', 'archivée?',
  'no (?:usar|utilizar|contactar|llamar)', 'fallecid[oa]', 'duplicad[oa]', 'inactiv[oa]', 'bloquead[oa]', 'eliminad[oa]', 'baja',
  'non (?:usare|utilizzare|contattare)', 'decedut[oa]', 'duplicat[oa]', 'inattiv[oa]', 'bloccat[oa]', 'eliminat[oa]',
  'não (?:usar|utilizar|contactar|contatar)', 'falecid[oa]', 'inativ[oa]', 'excluíd[oa]',
  'niet (?:gebruiken|contacteren|bellen)', 'overleden', 'dubbel', 'inactief', 'geblokkeerd', 'verwijderd',
  '使用(?:禁止|不可)', '重複', '削除(?:済み?)?', '死亡', '故人', '無効', '退会',
];
const MARKS = `(?:${WORDS.join('|')})(?![\\p{L}\\p{M}])`;

/** Marks beside a name: in brackets or stars, behind a dash, as several words, or in capitals behind a name that has others. */
export const REMARKS: readonly RegExp[] = [
  /^\*+\s*|\s*\*+$/g,
  new RegExp(`\\s*[(\\[{<*]+\\s*${MARKS}(?:[^()\\[\\]{}<>*]*)[)\\]}>*]+\\s*`, 'giu'),
  new RegExp(`^[!_\\s]*${MARKS}\\s*(?:[-–—:|/_*!]+\\s*|(?<=\\s.*)\\s+)(?=\\p{L})`, 'iu'),
  new RegExp(`(?:\\s*[,|/]\\s*|\\s+[-–—:*!]+\\s*|\\s*[!_*]+\\s*)${MARKS}[\\s!*]*$`, 'iu'),
  new RegExp(`\\s+(?=\\S+\\s)${MARKS}[\\s!]*$`, 'iu'),
  /^(?:x{2,}|z{2,})[\s_-]+(?=\p{L}{2})/iu,
  /^(?:DECEASED|DUPLICATE|INACTIVE|CLOSED|BLOCKED|VERSTORBEN|GESPERRT)\s+(?=.*\p{Ll})/u,
  /(?<=\p{Ll})\s+(?:DECEASED|DUPLICATE|INACTIVE|CLOSED|BLOCKED|VIP|VERSTORBEN|GESPERRT|DUBLETTE|DOUBLON|DUPLICADO|OVERLEDEN)$/u,
];
