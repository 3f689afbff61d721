/** Words before the name at birth. Lower case only: "Nee" and "Born" are surnames. */
const AT_BIRTH =
  'née|nee|né|Née|NÉE|NEE|Geb\\.|GEB\\.|born|geb\\.?|geborene?r?|z domu|roz\\.?|rozená|nata|nato|nacid[oa]|nascid[oa]|geboren|z\\.\\s?d\\.|旧姓';
/** Words before another name of the same person or business. */
const ALSO =
  'a\\.?\\s?k\\.?\\s?a\\.?|f\\.?\\s?k\\.?\\s?a\\.?|n\\.?\\s?k\\.?\\s?a\\.?|a/k/a|f/k/a|also known as|now known as|known as|formerly(?: known as)?|previously(?: known as)?|alias|auch bekannt als|bekannt als|genannt|gen\\.|früher|vormals|ehemals|alias dictus|alias dit|alias dite|également connue?(?: sous le nom de)?|dite?|anciennement|conocid[oa] como|antes|detto|detta|conosciut[oa] come|già|também conhecid[oa] como|conhecid[oa] como|ook bekend als|voorheen|別名|通称';
/** Words before the name under which somebody trades. */
const TRADING =
  't/a|d/b/a|dba|d\\.b\\.a\\.?|o/a|trading as|doing business as|operating as|handelnd unter|firmierend als|faisant affaires? sous(?: le nom de)?|nombre comercial|nome fantasia|handelend onder de naam|h\\.?o\\.?d\\.?n\\.?|屋号';
const MARKER = `(?:(?<birth>${AT_BIRTH})|(?<also>${ALSO}|${ALSO.toUpperCase().replaceAll('\\S', '\\s')}|${TRADING}|${TRADING.toUpperCase().replaceAll('\\S', '\\s')}))`;

/** A date or place of birth is no name. */
const BEFORE_NAME = '(?:[:：]\\s*|\\s+|(?<=[姓名称号]))(?!(?:in|on|am|im|le|at|the|à|en|il|el|em|op)\\s)';

/** "Jane Sample (née Roe)", "Jane (née Roe) Sample". */
const IN_BRACKETS = new RegExp(
  `\\s*[(\\[（]\\s*${MARKER}${BEFORE_NAME}(?<other>["“„«'‘]?\\p{L}[^()\\[\\]（）]*)[)\\]）]\\s*`,
  'iu',
);
/** "Jane Sample, née Roe", "Example Ltd t/a Sample Shop". */
const BEHIND = new RegExp(`(?:\\s*[,;–—-]\\s*|\\s+)${MARKER}${BEFORE_NAME}(?<other>["“„«'‘]?\\p{L}.*)$`, 'u');
/** "Robert (Bob) Low". */
const NICKNAME = /(?<=^\p{L}[^()]*)\s+\((?<other>\p{Lu}[\p{L}\p{M}.'’-]+)\)\s+(?=\p{L})/u;

/** Returns a name without the other names in it, and these; null if it has none. A name at birth takes the given names. */
export function withoutOtherNames(text: string, isPerson: boolean): { name: string; others: string[] } | null {
  for (const pattern of [IN_BRACKETS, BEHIND, ...(isPerson ? [NICKNAME] : [])]) {
    const found = pattern.exec(text);
    if (found?.groups === undefined) continue;
    const { birth, other = '' } = found.groups;
    const name = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
      .replace(/\s+/g, ' ')
      .trim();
    if (!/\p{L}{2}/u.test(name)) return null;
    const others =
      birth === undefined && pattern !== NICKNAME
        ? severalOf(other)
        : [withGivenNames(name, other.trim(), pattern === NICKNAME)];
    const rest = withoutOtherNames(name, isPerson);
    return { name: rest?.name ?? name, others: [...others, ...(rest?.others ?? [])] };
  }
  return null;
}

const severalOf = (text: string): string[] =>
  text
    .split(new RegExp(`\\s*[;/|]\\s+|\\s+(?:${ALSO})\\s+|\\s*,\\s*(?=\\p{L}+\\s)`, 'u'))
    .map((name) => name.replace(/^["“„«'‘]+|["”“»'’.,]+$/gu, '').trim())
    .filter((name) => /\p{L}/u.test(name));

/** "Roe" of "Jane Sample" is Jane Roe; "Bob" of "Robert Low" is Bob Low. */
function withGivenNames(name: string, other: string, isGiven: boolean): string {
  const words = name.split(' ');
  if (isGiven) return [other, ...words.slice(-1)].join(' ');
  const given = words.slice(0, -1);
  const isWhole = given.length === 0 || other.toLowerCase().startsWith(`${given[0]?.toLowerCase()} `);
  return isWhole ? other : [...given, other].join(' ');
}
