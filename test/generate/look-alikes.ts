import confusables from 'unhomoglyph/data.json' with { type: 'json' };

/**
 * Scripts written from left to right whose letters could spell a Latin word. Hebrew, Arabic and other scripts from
 * right to left would spell it backwards; East Asian text has Latin letters in it anyway.
 */
const SCRIPTS = [
  ...['Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu', 'Georgian', 'Canadian_Aboriginal', 'Tifinagh'],
  ...['Runic', 'Old_Italic', 'Lycian', 'Carian', 'Deseret', 'Osage', 'Elbasan', 'Warang_Citi', 'Miao'],
  ...['Bamum', 'Ahom', 'Ethiopic', 'Malayalam', 'Oriya', 'Myanmar'],
];

/** Small letters of these scripts are drawn as small capitals, so they look like what the capitals look like. */
const SMALL_CAPITALS = new Set(['Cherokee', 'Coptic', 'Osage']);

/**
 * Letters of today's Russian, Greek and Armenian that Unicode lists, but that resemble the Latin ones loosely only:
 * with them "гора", "αγορα" and "ասա" would be warned of.
 */
const LOOSE = new Set('бгЫЮσγա');

/** Letters that look Latin in common typefaces and that Unicode maps to something else (к → ĸ), or to nothing. */
const ALSO: Readonly<Record<string, string>> = { Cyrillic: 'кьүМ', Greek: 'κτ' };

/** Letters that look like ASCII letters, digits, dots or hyphens, by script: from Unicode's confusables. */
export function lookAlikes(): [script: string, letters: string][] {
  const letters = Object.entries(confusables)
    .filter(([from, to]) => /^\p{L}$/u.test(from) && /^[a-z0-9._-]{1,2}$/i.test(to) && !LOOSE.has(from))
    // What NFKC folds is already reported as a rare form.
    .flatMap(([from]) => (from.normalize('NFKC') === from ? [from] : []));
  return SCRIPTS.map((script) => {
    const isOfScript = new RegExp(`^\\p{Script=${script}}$`, 'u');
    const own = letters.filter((letter) => isOfScript.test(letter));
    const small = SMALL_CAPITALS.has(script) ? own.map((letter) => letter.toLowerCase()) : [];
    const all = new Set([...own, ...small, ...(ALSO[script] ?? '')]);
    return [script, [...all].sort((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0)).join('')];
  });
}
