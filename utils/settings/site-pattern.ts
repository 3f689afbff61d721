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

export type TypedSite = { ok: true; pattern: string } | { ok: false; problem: string };

/** Reads a typed site: an address, a host name alone (then https), or a pattern of this form. */
export function parseTypedSite(typed: string): TypedSite {
  const text = typed.trim().replace(/\/\*$/, '/');
  if (text.includes('*')) {
    return { ok: false, problem: 'A * is not possible here. Add each host by itself, like https://crm.example.com.' };
  }
  // Digits after the colon are a port, so the text before it is a host.
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text);
  if (hasScheme && !/^https?:/i.test(text)) {
    return { ok: false, problem: 'Only sites of the web can be added. Begin with https:// or http://.' };
  }
  const pattern = /[\s@]/.test(text) ? null : sitePattern(hasScheme ? text : `https://${text}`);
  if (pattern === null) return { ok: false, problem: 'Enter the address of a site, like https://crm.example.com.' };
  return { ok: true, pattern };
}

/** Returns a pattern in display form. */
export const siteName = (pattern: string): string => pattern.replace(/^https:\/\//, '').replace(/\/\*$/, '');
