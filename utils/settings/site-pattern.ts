/**
 * Returns the match pattern of an address's site: scheme and host, all paths. No port: Firefox supports none in
 * patterns. Null if no extension may enter (browser pages, files, other extensions).
 */
export function sitePattern(url: string): string | null {
  const parsed = URL.parse(url);
  if (parsed === null || !/^https?:$/.test(parsed.protocol) || parsed.hostname === '') return null;
  // A URL may contain a star, which in a pattern would match every site.
  if (parsed.hostname.includes('*')) return null;
  return `${parsed.protocol}//${parsed.hostname}/*`;
}

/** Whether a text is exactly the pattern of one site. A port, a capital letter or an umlaut would match no page. */
export const isSitePattern = (text: string): boolean => sitePattern(text) === text;

/** Why a typed site cannot be added: it has a star, is not on the web, or is no address. */
export type SiteProblem = 'wildcard' | 'not-the-web' | 'not-a-site';

export type TypedSite = { ok: true; pattern: string; url: string } | { ok: false; problem: SiteProblem };

/**
 * Reads a typed site: an address, a host name alone (then https), or a pattern of this form. `url` is the address as
 * typed, with port and path.
 */
export function parseTypedSite(typed: string): TypedSite {
  const text = typed.trim().replace(/\/\*$/, '/');
  if (text.includes('*')) return { ok: false, problem: 'wildcard' };
  // Digits after the colon are a port, so the text before it is a host.
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text);
  if (hasScheme && !/^https?:/i.test(text)) return { ok: false, problem: 'not-the-web' };
  const url = hasScheme ? text : `https://${text}`;
  const pattern = /[\s@]/.test(text) ? null : sitePattern(url);
  if (pattern === null) return { ok: false, problem: 'not-a-site' };
  return { ok: true, pattern, url: new URL(url).href };
}

/** Returns a pattern in display form. */
export const siteName = (pattern: string): string => pattern.replace(/^https:\/\//, '').replace(/\/\*$/, '');
