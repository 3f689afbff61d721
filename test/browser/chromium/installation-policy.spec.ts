import { readFileSync } from 'node:fs';
import { findChromium } from '../../run/find-browser.ts';
import { policyFolder } from '../policy-folder.ts';
import { expect, test } from './fixtures.ts';
import { launch } from './launch.ts';

/** What chrome://policy says of a policy: its row, with all that its parts contain. */
const rowOf = (name: string): string | undefined => {
  const texts = (node: ParentNode): string =>
    [...node.querySelectorAll('*')]
      .map(
        (element) =>
          `${element.childElementCount === 0 ? element.textContent : ''} ${element.shadowRoot ? texts(element.shadowRoot) : ''}`,
      )
      .join(' ');
  const rows = (node: ParentNode): Element[] =>
    [...node.querySelectorAll('*')].flatMap((element) => [
      ...(element.localName === 'policy-row' ? [element] : []),
      ...(element.shadowRoot ? rows(element.shadowRoot) : []),
    ]);
  return rows(document)
    .map((row) => (row.shadowRoot ? texts(row.shadowRoot) : ''))
    .find((text) => text.includes(name));
};

test('Chromium accepts the file of the docs for installations', async ({ browserName: _ }, info) => {
  const folder = policyFolder(findChromium() ?? '', '/etc/chromium', 'policies/managed/sightline.json');
  if ('cannot' in folder) return info.skip(true, `Not tested under a real policy: ${folder.cannot}.`);
  folder.write(JSON.parse(readFileSync('docs/policy/install-chrome.json', 'utf8')));
  const context = await launch([], [], '', folder.executable);
  try {
    const page = await context.newPage();
    await page.goto('chrome://policy');
    const row = async () => (await page.evaluate(rowOf, 'ExtensionSettings'))?.replaceAll(/\s+/g, ' ');
    await expect.poll(row).toContain('"installation_mode": "force_installed"');
    expect(await row()).toContain('Status OK');
  } finally {
    await context.close();
    folder.remove();
  }
});
