import { findEmails } from './find-emails';

/**
 * Returns the addresses that a `mailto:` link names (RFC 6068): before the "?", and as `to`, `cc` or `bcc` behind it, each once and
 * decoded. Empty for another link, and if one of them cannot be read: the others alone would be a part.
 */
export function mailtoAddresses(link: string): string[] {
  const [, path = '', query = ''] = /^mailto:(?:\/\/)?([^?]*)(?:\?(.*))?$/is.exec(link) ?? [];
  const receivers = query.split('&').flatMap((field) => /^(?:to|b?cc)=(.*)$/is.exec(field)?.[1] ?? []);
  const parts = [path, ...receivers].flatMap((text) => text.split(/,|%2C/i)).filter((part) => part.trim() !== '');
  const found = parts.map((part) => {
    const text = decode(part);
    const [only, ...others] = findEmails(text);
    return only && others.length === 0 ? text.slice(only.start, only.end) : null;
  });
  return found.every((email) => email !== null) ? [...new Set(found)] : [];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
