import { defineUnlistedScript } from '#imports';
import { handleCommands } from '@/utils/in-page/handle-commands';
import type { ListedAddresses } from '@/utils/messages/page-commands';
import { emailsInPage, isShown } from './emails-in-page';
import { reveal } from './reveal';
import { watchChanges } from './watch-changes';

/** Maximum number of addresses listed of each kind, as users read the popup. */
const MAX_LISTED = 500;

/** Returns the addresses of the frame; an address visible in any place counts as shown. */
function listEmails(): ListedAddresses {
  const shown = new Set<string>();
  const unseen = new Set<string>();
  for (const placed of emailsInPage()) {
    if (shown.size === MAX_LISTED) break;
    if (shown.has(placed.address)) continue;
    (isShown(placed) ? shown : unseen).add(placed.address);
  }
  return { shown: [...shown], unseen: [...unseen.difference(shown)].slice(0, MAX_LISTED) };
}

/**
 * Injected into a frame when the popup or panel lists the page's addresses: one pass, and a watch for changes as long as the
 * list is shown.
 */
export default defineUnlistedScript(() => {
  handleCommands('lister', { listEmails, reveal: ({ email }) => reveal(email) }, watchChanges());
});
