const OPENING = '"\'‘’“”„«‹<([{`';
const CLOSING = '"\'‘’“”«»‹›>)]}`.,;:!?';

/** Removes white space, quotes and brackets at both ends, and sentence signs at the end. */
function strip(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && (OPENING.includes(text.charAt(start)) || text.charAt(start).trim() === '')) start += 1;
  while (end > start && (CLOSING.includes(text.charAt(end - 1)) || text.charAt(end - 1).trim() === '')) end -= 1;
  return text.slice(start, end);
}

/**
 * Returns the address of a "mailto:" link without its "?subject=…", percent-decoded (RFC 6068 §2), or undefined if
 * decoding fails.
 */
function fromMailto(link: string): string | undefined {
  const [address = ''] = link.replace(/^mailto:?(?:\/\/)?/i, '').split('?', 1);
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

/**
 * Extracts an address from copied text: "Name <a@b.com>", "mailto:a@b.com?subject=x", quotes, brackets and sentence
 * signs around it.
 *
 * @param text at most a few thousand characters
 * @returns undefined if a link in it cannot be decoded
 */
export function unwrapAddress(text: string): string | undefined {
  const open = text.indexOf('<');
  const close = text.indexOf('>', open);
  const isNamed = open >= 0 && close > open && text.indexOf('<', open + 1) < 0 && strip(text.slice(close)) === '';
  const bare = strip(isNamed ? text.slice(open + 1, close) : text);
  if (!/^mailto(?::|$)/i.test(bare)) return bare;
  const decoded = fromMailto(bare);
  return decoded === undefined ? undefined : strip(decoded);
}
