import { inventionNotice } from '../service/front-page.ts';

/** What a new user reads when the browser is open. */
export function hints(serviceUrl: string, crmUrl: string): string {
  return `
Sightline is open on a demo CRM (${crmUrl}), connected to a stand-in service (${serviceUrl}). Try:
  1. Right-click an email address and choose "Score this email address".
  2. Press the Sightline button of the toolbar, then Screen a name, and screen Emery Holloway, an individual.
  3. Press it again and score fault-402@example.com to see a failure.
${inventionNotice}
Close the browser or press Ctrl-C here to end.`;
}
