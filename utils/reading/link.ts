/**
 * The address of a text that is wholly an http(s) link, else null. `javascript:` and `data:` are text. So is an address
 * with a user part: `https://bank.example@evil.example` reads as another host than it opens.
 */
export function readLink(text: string): string | null {
  if (text.length > 2000 || !/^https?:\/\/[^\s<>"]+$/i.test(text)) return null;
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return null;
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}
