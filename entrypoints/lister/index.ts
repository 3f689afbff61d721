import { defineUnlistedScript } from '#imports';
import { obey } from '@/utils/in-page/obey';
import { emailsInPage } from './emails-in-page';
import { reveal } from './reveal';

/** Addresses listed at most; the popup is for people to read. */
const MOST = 500;

/** Put into a frame when the popup asks what is on the page; a pass over it on a gesture, and nothing stays. */
export default defineUnlistedScript(() => {
  obey(
    'lister',
    {
      listEmails: () => [...new Set(emailsInPage().map(({ address }) => address))].slice(0, MOST),
      reveal: ({ email }) => reveal(email),
    },
    () => undefined,
  );
});
