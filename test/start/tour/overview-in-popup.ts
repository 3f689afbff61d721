import { extensionPage } from '../../browser/chromium/extension.ts';
import { compareScore } from './compare.ts';
import type { Stop } from './stop.ts';
import { watchService } from './watch-service.ts';

/** A person of the stand-in with something to report, in the form of the request. */
const SUBJECT = {
  subject_name: 'Blair Brightwater',
  dob: '1980-04-12',
  nationality: 'IE',
  entity_type: 'individual',
};

/** The overview of a person, by the form of the popup. */
export const overviewInPopup: Stop = {
  title: 'Popup: Subject, all fields, Check',
  async visit({ context, service, pictures }) {
    const popup = await extensionPage(context, 'popup.html');
    await popup.getByTestId('tab-subject').click();
    await popup.getByTestId('full-name').fill(SUBJECT.subject_name);
    await popup.getByTestId('entity-individual').click();
    await popup.getByTestId('dob').fill(SUBJECT.dob);
    await popup.getByTestId('country').fill('Ireland');
    await popup.getByRole('option', { name: 'Ireland' }).click();
    await pictures.page('subject-form', popup.locator('main'));
    const { exchange, shown } = await watchService(service, async () => {
      await popup.getByTestId('check-subject').click();
      return popup.getByTestId('score').innerText();
    });
    await pictures.page('overview', popup.locator('main'));
    return compareScore(SUBJECT, exchange, shown);
  },
};
