import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { score } from '../popup.ts';
import { expect, test } from './fixtures.ts';

/** Serious and critical findings of axe, as short lines. */
async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious in ${colorScheme}`, async ({ open, service }) => {
    const findings: Record<string, string[]> = {};
    const check = async (name: string, page: Page) => {
      await page.emulateMedia({ colorScheme });
      findings[name] = await seriousFindings(page);
    };
    const popup = await open('popup.html');
    await popup.getByTestId('email').waitFor();
    await check('popup-email', popup);
    await popup.getByTestId('tab-subject').click();
    await check('popup-subject', popup);
    await popup.getByTestId('tab-email').click();
    await score(popup, 'casey.cobblefield@example.com');
    await popup.getByTestId('score').waitFor();
    await check('popup-result', popup);
    service.faults.next({ kind: 'status', status: 402 });
    await popup.getByTestId('ask-again').click();
    await popup.getByRole('alert').waitFor();
    await check('popup-failure', popup);
    await popup.getByTestId('back').click();
    await popup.getByTestId('tab-history').click();
    await check('popup-recent', popup);
    for (const name of ['options', 'welcome', 'card', 'sidepanel']) {
      const page = await open(`${name}.html`);
      await page.getByRole('heading').first().waitFor();
      await check(name, page);
    }
    expect(findings).toEqual(Object.fromEntries(Object.keys(findings).map((name) => [name, []])));
  });
}
