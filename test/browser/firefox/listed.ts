import type { Firefox } from './launch.ts';
import { closePopup, openPopup } from './popup.ts';

/** The addresses that the popup lists for the page in front; `unseen: …` is one that nobody sees there. */
export async function listedOver(firefox: Firefox): Promise<string[]> {
  const popup = await openPopup(firefox);
  const listed = await popup.evaluate(async () => {
    const { browser } = globalThis as unknown as {
      browser: { runtime: { sendMessage: (m: object) => Promise<Reply> } };
    };
    interface Reply {
      value: { emails: { email: string; isShown: boolean }[] };
    }
    const { value } = await browser.runtime.sendMessage({ to: 'sightline', name: 'pageEmails', data: {} });
    return value.emails.map(({ email, isShown }) => (isShown ? '' : 'unseen: ') + email);
  });
  await closePopup(firefox);
  return listed;
}
