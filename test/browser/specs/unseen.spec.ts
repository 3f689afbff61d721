import { hover } from '../box-of.ts';
import { CARD_PAGES, NO_TRACES, tracesHere, watchForCard } from '../card-traces.ts';
import { ask } from '../engine.ts';
import { expect } from '../expect.ts';
import { sharedTest as test } from '../fixtures.ts';
import { expectMarks } from '../marks.ts';
import { textOf } from '../popup.ts';
import { QUIET_FILE } from '../quiet-file.ts';

const OWEN = 'owen.hallworth@kestrel.example.com';

for (const file of CARD_PAGES) {
  test(`${file}: a page sees nothing of an open card`, async ({ extension, open, service, visit }) => {
    service.faults.next({ kind: 'json', json: { risk_score: 4711 } });
    await ask(await open(QUIET_FILE), OWEN, true);
    const page = await visit(file);
    await expectMarks(extension, page, ['link:ines.barreto', OWEN, 'priya_raghunathan@quillon.example.com']);
    // The display's own pointer may rest on another address.
    await page.mouse.move(1000, 650);
    await page.evaluate((image) => {
      // Registered properties reach into closed roots: a page could put its picture in place of our score.
      for (const name of ['--shown', '--score', '--content']) {
        CSS.registerProperty({ name, syntax: '<image>', inherits: true, initialValue: image });
      }
    }, 'url("/exists.svg")');
    await page.evaluate(watchForCard, null);
    await hover(page, '[data-testid=plain-email]');
    const card = await extension.waitForCard(page);
    await expect.poll(() => textOf(card)).toContain('4711');
    expect(await page.evaluate(tracesHere, '4711')).toEqual(NO_TRACES);
    const loaded = () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('exists')).length;
    expect(await page.evaluate(loaded, null)).toBe(0);
    // `csp.html` reports that it loads no picture.
    extension.takeProblems();
  });
}
