import { isDeceivingHost } from '@/utils/detection/deceiving-host';

/** A text that is wholly an http(s) link. It is never loaded automatically. */
export interface Link {
  href: string;
  /** The address that opens, in ASCII. Display it instead of the text if the text's host imitates another host. */
  opens?: string;
}

/**
 * Returns the link if the whole text is a link, else null. `javascript:` and `data:` stay text. So does an address with
 * a user part: `https://bank.example@evil.example` looks like another host.
 */
export function readLink(text: string): Link | null {
  if (text.length > 2000 || !/^https?:\/\/[^\s<>"]+$/i.test(text)) return null;
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  const { href } = url;
  return isDeceivingHost(writtenHost(text), url.hostname) ? { href, opens: href } : { href };
}

/** Returns the host as written in the text. */
const writtenHost = (text: string): string =>
  (/^https?:\/\/([^/?#\\]*)/i.exec(text)?.[1] ?? '').replace(/:\d*$/, '').toLowerCase();
