import { inChrome } from './chrome-scope.ts';
import { EXTENSION_ID } from './extension.ts';
import type { Firefox } from './launch.ts';

/** Lets the extension into all pages of a host, as a person does who is asked for it; returns their pattern. */
export function permit({ send }: Firefox, url: string): Promise<string> {
  const { protocol, hostname } = new URL(url);
  return inChrome(
    send,
    async ({ ChromeUtils, WebExtensionPolicy }, id, pattern) => {
      const { ExtensionPermissions } = ChromeUtils.importESModule(
        'resource://gre/modules/ExtensionPermissions.sys.mjs',
      );
      const extension = WebExtensionPolicy.getByID(id)?.extension;
      if (!extension) throw new Error('no extension');
      await ExtensionPermissions.add(id, { permissions: [], origins: [pattern] }, extension);
      return pattern;
    },
    EXTENSION_ID,
    `${protocol}//${hostname}/*`,
  );
}
