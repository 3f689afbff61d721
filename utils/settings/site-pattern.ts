/**
 * The match pattern of the site that an address belongs to: scheme and host, all paths. Without a port, as Firefox
 * knows none in patterns. Null for what no extension may enter (the browser's own pages, files, other extensions).
 */
export function sitePattern(url: string): string | null {
  const parsed = URL.parse(url);
  if (parsed === null || !/^https?:$/.test(parsed.protocol) || parsed.hostname === '') return null;
  // A URL may hold a star where a pattern would mean every site.
  if (parsed.hostname.includes('*')) return null;
  return `${parsed.protocol}//${parsed.hostname}/*`;
}

/** Reads a typed site: an address, a host name alone (then https), or a pattern of this form. Null where it is none. */
export function parseTypedSite(typed: string): string | null {
  const text = typed.trim().replace(/\*$/, '');
  if (text === '' || /[\s*@]/.test(text)) return null;
  return sitePattern(/^https?:\/\//i.test(text) ? text : `https://${text}`);
}

/** A pattern in people's words. */
export const siteName = (pattern: string): string => pattern.replace(/^https:\/\//, '').replace(/\/\*$/, '');
