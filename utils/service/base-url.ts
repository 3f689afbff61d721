/** Why a text cannot be the provider base URL. */
export type BaseUrlProblem = 'empty' | 'not-a-url' | 'not-https' | 'user-info' | 'query-or-hash' | 'too-long';

/** This computer: the only target of plain http, because nothing leaves the machine. */
const LOOPBACK = new Set(['127.0.0.1', 'localhost']);

export type BaseUrl = { ok: true; baseUrl: string; host: string } | { ok: false; problem: BaseUrlProblem };

/**
 * Reads a typed provider base URL: https (or http on loopback), no user info, query or hash.
 * `baseUrl` comes back without a trailing slash; `host` is host and port with the name in punycode.
 */
export function parseBaseUrl(typed: string): BaseUrl {
  const text = typed.trim();
  if (text === '') return { ok: false, problem: 'empty' };
  if (text.length > 2000) return { ok: false, problem: 'too-long' };
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^/\\]/i.test(text) || /[\s\\\p{Cc}]/u.test(text)) {
    return { ok: false, problem: 'not-a-url' };
  }
  const url = URL.parse(text);
  if (url === null || !isHostName(url.hostname)) return { ok: false, problem: 'not-a-url' };
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOOPBACK.has(url.hostname))) {
    return { ok: false, problem: 'not-https' };
  }
  if (url.username !== '' || url.password !== '' || /^[^/]*\/\/[^/]*@/.test(text)) {
    return { ok: false, problem: 'user-info' };
  }
  if (text.includes('?') || text.includes('#')) return { ok: false, problem: 'query-or-hash' };
  return { ok: true, baseUrl: url.origin + url.pathname.replace(/\/+$/, ''), host: url.host };
}

/** Completes a host that was typed without a scheme: `api.example.com` becomes `https://api.example.com`. */
export function withScheme(typed: string): string {
  const text = typed.trim();
  return /^[^\s/:@?#\\.]+(\.[^\s/:@?#\\.]+)+(:\d+)?(\/[^\s?#\\]*)?$/.test(text) ? `https://${text}` : typed;
}

/** Whether a name is an IP address or valid DNS labels (RFC 1035 §2.3.4). `https://https://…` names no host. */
function isHostName(name: string): boolean {
  if (name.startsWith('[')) return true;
  const isFit = name.length <= 253 && name.split('.').every(({ length }) => length >= 1 && length <= 63);
  return isFit && !/^https?$/.test(name);
}

/** True if the base URL points at this computer. */
export function isLoopback(baseUrl: string): boolean {
  const url = URL.parse(baseUrl);
  return url !== null && LOOPBACK.has(url.hostname);
}

/** Returns host and port of a base URL that {@link parseBaseUrl} accepted; empty for an empty URL. */
export function hostOf(baseUrl: string): string {
  return URL.parse(baseUrl)?.host ?? '';
}

/**
 * Returns the match pattern to request from the browser. It has no port, because Firefox supports no ports in patterns.
 */
export function originPattern(baseUrl: string): string {
  const url = new URL(baseUrl);
  return `${url.protocol}//${url.hostname}/*`;
}
