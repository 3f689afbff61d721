/** The pointer of a child (RFC 6901, section 3). Keys may hold dots and slashes, so no dot path would be exact. */
export function childPointer(parent: string, key: string): string {
  return `${parent}/${key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key}`;
}
