import { isDeceivingHost } from '../detection/deceiving-host';

/** A text that is wholly an http(s) link. It is never loaded automatically. */
export type Link = {
  href: string;
  /** What to display in place of the text where its host reads as another one: the address that opens, in ASCII. */
  opens?: string;
};

/**
 * The link that a text is wholly, else null. `javascript:` and `data:` are text. So is an address with a user part:
 * `https://bank.example@evil.example` reads as another host than it opens.
 */
export function readLink(text: string): Link | null {
  if (text.length > 2000 || !/^https?:\/\/[^\s<>"]+$/i.test(text)) return null;
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  const { href } = url;
  return isDeceivingHost(writtenHost(text), url.hostname) ? { href, opens: href } : { href };
}

/** The host as it stands in the text. */
const writtenHost = (text: string): string =>
  (/^https?:\/\/([^/?#\\]*)/i.exec(text)?.[1] ?? '').replace(/:\d*$/, '').toLowerCase();
