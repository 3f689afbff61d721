import { extensionPage } from '../../browser/chromium/extension.ts';
import { compareFailure } from './compare.ts';
import type { Stop } from './stop.ts';
import { watchService } from './watch-service.ts';

const EMAIL = 'fault-402@example.com';

/** A lookup that the service refuses: no lookups left. */
export const failureInPopup: Stop = {
  title: 'Popup: an address that fails',
  async visit({ context, service, pictures }) {
    const popup = await extensionPage(context, 'popup.html');
    await popup.getByRole('textbox', { name: 'Email address' }).fill(EMAIL);
    const { exchange, shown } = await watchService(service, async () => {
      await popup.getByRole('button', { name: 'Score', exact: true }).click();
      await popup.getByTestId('failure').waitFor();
      return popup.getByTestId('failure').getByRole('paragraph').allInnerTexts();
    });
    const scores = await popup.getByTestId('score').count();
    await pictures.page('failure', popup.locator('main'));
    return compareFailure({ email: EMAIL }, exchange, shown, scores);
  },
};
