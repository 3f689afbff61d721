import { defineUnlistedScript } from '#imports';
import { obey } from '@/utils/in-page/obey';
import type { ListedAddresses } from '@/utils/messages/page-commands';
import { emailsInPage, isShown } from './emails-in-page';
import { reveal } from './reveal';

/** Addresses of each kind listed at most; the popup is for people to read. */
const MOST = 500;

/** The addresses of the frame; one that is shown anywhere counts as shown. */
function listEmails(): ListedAddresses {
  const shown = new Set<string>();
  const unseen = new Set<string>();
  for (const placed of emailsInPage()) {
    if (shown.size === MOST) break;
    if (shown.has(placed.address)) continue;
    (isShown(placed) ? shown : unseen).add(placed.address);
  }
  return { shown: [...shown], unseen: [...unseen.difference(shown)].slice(0, MOST) };
}

/** Put into a frame when the popup asks what is on the page; a pass over it on a gesture, and nothing stays. */
export default defineUnlistedScript(() => {
  obey('lister', { listEmails, reveal: ({ email }) => reveal(email) }, () => undefined);
});
