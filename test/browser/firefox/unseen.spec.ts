import { CARD_PAGES, NO_TRACES, tracesHere, watchForCard } from '../card-traces.ts';
import { ask } from '../engine.ts';
import { waitForCard } from './card.ts';
import { expectMarks } from './marks.ts';
import { expect, test } from './watched-site.ts';

const OWEN = 'owen.hallworth@kestrel.example.com';

for (const file of CARD_PAGES) {
  test(`${file}: a page sees nothing of an open card: no address, no frame, no text`, async ({
    visit,
    firefox,
    open,
    service,
  }) => {
    service.faults.next({ kind: 'json', json: { risk_score: 4711 } });
    await ask(await open('popup.html'), OWEN);
    const seen = await visit(file);
    const { page } = seen;
    await expectMarks(seen, ['link:ines.barreto', OWEN, 'priya_raghunathan@quillon.example.com']);
    await page.evaluate(watchForCard);
    const box = await (await page.$('[data-testid=plain-email]'))?.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 8, { steps: 3 });
    const card = await waitForCard(firefox);
    await expect.poll(() => card.text()).toContain('4711');
    expect(await page.evaluate(tracesHere, '4711')).toEqual(NO_TRACES);
  });
}
