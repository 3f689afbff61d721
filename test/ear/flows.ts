import { ask, message, startBatch } from '../browser/engine.ts';
import { permit } from '../browser/firefox/permit.ts';
import { closePopup, openPopup, waitForPopup } from '../browser/firefox/popup.ts';
import { until } from '../browser/until.ts';
import type { Ear } from './ear.ts';
import { OTHER_SUBJECT, TWELVE_HITS, TWO_HITS } from './people.ts';

/** Something a person does by keyboard and ear. It throws at the first thing that is not spoken. */
export interface Flow {
  name: string;
  walk: (ear: Ear) => Promise<void>;
}

const CASEY = 'casey.cobblefield@example.com';

/** Asks about a person by what the form does, and opens the result. */
async function openPerson(ear: Ear, name: string, fault: Parameters<Ear['service']['faults']['next']>[0]) {
  const page = await ear.open('desk.html');
  ear.service.faults.next(fault);
  const request = { subject_name: name, entity_type: 'individual', dob: '1961-03-04', nationality: 'GB' };
  const started = (await message(page, 'lookup', {
    subject: { operation: 'overview', request },
    gesture: 'popup',
    refresh: false,
  })) as { id: string };
  await message(page, 'awaitLookup', started);
  await ear.forget();
  await page.evaluate((id) => {
    location.hash = `#/lookup/${id}/result`;
  }, started.id);
}

/** The desk in a tab, with a text pasted into its field and Enter. Orca spells what is typed, which a busy machine does for minutes. */
async function typeIntoDesk(ear: Ear, text: string) {
  const page = await ear.open('desk.html');
  await page.getByTestId('email').fill(text);
  await ear.forget();
  await ear.press('Return');
}

/** A page of the site, with the focus at its link. */
async function openSite(ear: Ear) {
  await ear.open(`${ear.site}/plain/mailto.html`);
  await ear.press('Tab');
  await ear.hears('Write to Ines Barreto');
  await ear.forget();
}

export const FLOWS: readonly Flow[] = [
  {
    name: 'a score by the desk is announced',
    async walk(ear) {
      await typeIntoDesk(ear, CASEY);
      await ear.hears(CASEY, 'REVIEW', '44');
    },
  },
  {
    name: 'a typed address that cannot be sent is said to be wrong',
    async walk(ear) {
      await typeIntoDesk(ear, 'casey@');
      await ear.hears('The domain after the @ is missing');
    },
  },
  {
    name: 'a failure is announced',
    async walk(ear) {
      ear.service.faults.next({ kind: 'status', status: 500 });
      await typeIntoDesk(ear, 'blair.brightwater@example.com');
      await ear.hears('Provider error (HTTP 500)');
    },
  },
  {
    // Orca is silent about regions in panels of Firefox: "Live region source is not in active tab".
    name: 'the popup leads from its field to a score by one key',
    async walk(ear) {
      await openSite(ear);
      await openPopup(ear.firefox);
      await ear.focus('popup');
      await ear.type('ines.barreto@tidewater.example.com');
      await ear.press('Return', 'Down');
      await ear.hears('Email address', 'ines.barreto@tidewater.example.com', 'ALLOW', '8');
      await closePopup(ear.firefox);
    },
  },
  {
    name: 'the key of the popup leads to its field',
    async walk(ear) {
      await openSite(ear);
      await ear.press('alt+shift+1');
      await waitForPopup(ear.firefox);
      await ear.focus('popup');
      await ear.hears('Email address entry');
      await closePopup(ear.firefox);
    },
  },
  {
    name: 'a choice in the menu by keyboard leads to the heading of the card',
    async walk(ear) {
      await openSite(ear);
      await permit(ear.firefox, ear.site);
      await ear.press('shift+F10', 'Up');
      await ear.hears('Score this email');
      await ear.press('Return');
      await ear.hears(/ines\.barreto/, 'ALLOW');
      await ear.press('Escape');
      await ear.hears('Write to Ines Barreto');
    },
  },
  {
    name: 'the form of a person says what is missing',
    async walk(ear) {
      const page = await ear.open('desk.html#/new-lookup/subject');
      await page.getByTestId('full-name').fill('');
      await ear.press('Return');
      await ear.hears('Enter the full name', '2 fields need attention');
    },
  },
  {
    name: 'the meaning of a typed date is said once',
    async walk(ear) {
      const page = await ear.open('desk.html#/new-lookup/subject');
      await page.getByTestId('dob').fill('');
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-testid="dob"]')?.focus());
      await ear.forget();
      await ear.type('4 March 1961');
      await ear.hears('March 4, 1961');
      await ear.hearsNot(/will be sent as 1961-03-04.*will be sent as 1961-03-04/s);
    },
  },
  {
    name: 'a check of a person leads to the heading of its result, then to its hits',
    async walk(ear) {
      const page = await ear.open('desk.html#/new-lookup/subject');
      ear.service.faults.next(TWELVE_HITS);
      await page.getByTestId('full-name').fill('Adrian Quillon');
      await page
        .getByTestId('entity-individual')
        .click()
        .catch(() => undefined);
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-testid="check-subject"]')?.focus());
      await ear.forget();
      await ear.press('Return');
      await ear.hears('Adrian Quillon', 'heading', '71', '12');
    },
  },
  {
    name: 'a result that is opened says whom it is about, the score and the hits',
    async walk(ear) {
      await openPerson(ear, 'Adrian Quillon', TWELVE_HITS);
      await ear.hears('Adrian Quillon', 'heading', '71', /12/);
    },
  },
  {
    name: 'a hit in focus is read out, and a key says whom it decided',
    async walk(ear) {
      await openPerson(ear, 'Adrian Quillon', TWELVE_HITS);
      await ear.press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
      await ear.hears('Adrian Quillon, Sanctions, OFAC SDN');
    },
  },
  {
    name: 'the caution about another subject is spoken before any hit',
    async walk(ear) {
      await openPerson(ear, 'Celia Farnborough', OTHER_SUBJECT);
      await ear.hears('You asked about Celia Farnborough', '1 hit');
      await ear.hearsNot('not a match');
    },
  },
  {
    name: 'a review by single keys decides only what was read out',
    async walk(ear) {
      for (const name of ['Ada Quillon', 'Bea Quillon']) await openPerson(ear, name, TWO_HITS);
      await ear.open('desk.html#/review');
      await ear.forget();
      await ear.press('j');
      await ear.hears('A. Quillon, Sanctions');
      await ear.press('n');
      await ear.hears('Not a match: A. Quillon', 'Quillon');
      await ear.press('n');
      await ear.hears('Not a match: Quillon', 'All hits are decided');
    },
  },
  {
    name: 'a confirmation says what it asks',
    async walk(ear) {
      await openPerson(ear, 'Eve Quillon', TWO_HITS);
      await ear.open('desk.html#/review');
      await ear.press('j', 'm');
      await ear.hears('sanctions', 'Cancel');
      await ear.press('Escape');
    },
  },
  {
    name: 'a batch says its quarters and its end, not each row',
    async walk(ear) {
      ear.service.setDelay(300);
      const page = await ear.open('desk.html');
      const id = await startBatch(page, 40, new URL(ear.service.url).host);
      await ear.forget();
      await page.evaluate((batch) => {
        location.hash = `#/batch/${batch}`;
      }, id);
      await until(
        () => page.evaluate(() => document.querySelector('[data-testid=batch-state][data-state=finished]') !== null),
        'the batch does not finish',
        120_000,
      );
      await ear.hears('Finished');
      await ear.hearsNot(/\b(?:7|13|23|33) of 40/);
    },
  },
  {
    name: 'the history is read with its columns',
    async walk(ear) {
      await ask(await ear.open('desk.html'), CASEY);
      await ear.open('desk.html#/history');
      await ear.hears('History');
      await ear.press('Down', 'Down', 'Down', 'Down');
    },
  },
  {
    name: 'settings say which section is open',
    async walk(ear) {
      const page = await ear.open('options.html');
      await ear.forget();
      await page.evaluate(() => {
        location.hash = '#privacy';
      });
      await ear.hears('Privacy & data heading');
    },
  },
];
