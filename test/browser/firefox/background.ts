import { inChrome } from './chrome-scope.ts';
import { EXTENSION_ID } from './extension.ts';
import type { Firefox } from './launch.ts';

/** Ends the background now, as Firefox does when it idles: its requests and replies die. The next message wakes it. */
export async function killBackground({ send }: Firefox): Promise<void> {
  await inChrome(
    send,
    ({ WebExtensionPolicy }, id) =>
      WebExtensionPolicy.getByID(id)?.extension.terminateBackground({
        ignoreDevToolsAttached: true,
        disableResetIdleForTest: true, // An open reply would otherwise put it off.
      }),
    EXTENSION_ID,
  );
}
