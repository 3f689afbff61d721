/**
 * Returns how surely a text stands for a missing value: `certain` if it can be nothing else, `likely` if it is also a
 * name or a word; null for any other text.
 */
export function noValue(text: string): 'certain' | 'likely' | null {
  const plain = foldValue(text);
  if (plain === '' || SPREADSHEET_ERROR.test(text.trim())) return 'certain';
  const isBracketed = /^[([{<].*[)\]}>]$/u.test(text.trim()) && (LIKELY.has(plain) || BLANK.has(plain));
  if (CERTAIN.has(plain) || isBracketed) return 'certain';
  return LIKELY.has(plain) || BLANK.has(plain) ? 'likely' : null;
}

/** Returns whether a text is an error or a formula that a spreadsheet shows instead of a value. */
export const isSpreadsheetError = (text: string): boolean => SPREADSHEET_ERROR.test(text.normalize('NFKC').trim());

/**
 * `#N/A`, `#REF!`, `#WERT!`, `#¡VALOR!`, `#NOM?`, `#NV`, `#N/A N/A`, `#####`, LibreOffice's `Err:502`, and a formula. Each is a single
 * word in capitals that begins with #, and ends with ! or ? or has a slash; those without are listed.
 */
const SPREADSHEET_ERROR =
  /^(?:#+|#[¡¿]?[\p{Lu}_/0]+[!?](?:\s.*)?|#\p{Lu}+\/\p{Lu}+(?:\s.*)?|#(?:NV|NULL|ERROR|REF|VALUE|NAME|GETTING_DATA|WERT|BEZUG)|err:\d{3}|=[^\s=].*)$/iu;

/** Lower case, without brackets, quotation marks and signs around it; inner spaces are single. */
const foldValue = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}\\]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/\s+/gu, ' ');

const CERTAIN = new Set(
  // biome-ignore format: one line for programs, one for English, one for each other language
  [
    'n/a', 'n.a', 'n. a', '\\n', 'undefined', '#n/a', 'not null', 'null null',
    'not available', 'not applicable', 'not provided', 'not known', 'not specified', 'not set', 'no name', 'no value', 'no data', 'unknown name', 'unknown unknown', 'to be confirmed', 'to be determined', 'to be announced',
    'keine angabe', 'keine angaben', 'nicht verfügbar', 'nicht vorhanden', 'nicht bekannt', 'nicht angegeben', 'unbekannt', 'ohne namen', 'kein name',
    'non disponible', 'non renseigné', 'non renseignée', 'non communiqué', 'sans nom', 'inconnu', 'inconnue', 'sans objet', 'non applicable',
    'no disponible', 'no aplica', 'no aplicable', 'desconocido', 'desconocida', 'sin nombre', 'sin datos', 'n/d', 's/d', 's/n',
    'non disponibile', 'non applicabile', 'sconosciuto', 'sconosciuta', 'senza nome', 'non noto',
    'não disponível', 'não aplicável', 'não informado', 'desconhecido', 'desconhecida', 'sem nome', 'n/i', 'n/disp',
    'niet beschikbaar', 'niet van toepassing', 'onbekend', 'n.v.t', 'nvt', 'geen naam', 'n/b',
    '不明', 'なし', '該当なし', '未記入', '未設定', '不詳',
  ],
);

/** Also names or words of people and businesses. */
const LIKELY = new Set(
  // biome-ignore format: as above
  [
    'null', 'none', 'nil', 'nan', 'na', 'n a', 'tbd', 'tba', 'tbc', 'unknown', 'unnamed', 'noname', 'nobody', 'missing', 'xx', 'xxx', 'xxxx', 'no',
    'k.a', 'k. a', 'n.n', 'n. n', 'kein', 'keine', 'n.b', 'n.b.',
    'aucun', 'aucune', 'néant', 'n.c', 'n.d', 's.o',
    'ninguno', 'ninguna', 'nulo', 'nessuno', 'nessuna', 'nullo', 'nenhum', 'nenhuma', 'geen', 'ignoto', 'nul',
    'ない',
  ],
);

/** Certain in brackets, as in "(blank)": pivot tables write them so. */
const BLANK = new Set(
  // biome-ignore format: as above
  ['blank', 'empty', 'leer', 'vide', 'vides', 'en blanco', 'vacío', 'vacio', 'vuoto', 'vazio', 'em branco', 'leeg', '空白', '空', '(空白)'],
);
