import { NAMES } from '../../release/names.ts';
import { policyFiles } from '../../release/policy/policy-files.ts';
import { findChromium } from '../../run/find-browser.ts';
import { startCanaryService } from '../canary.ts';
import { expect } from '../expect.ts';
import { otherHost } from '../other-host.ts';
import { policyFolder } from '../policy-folder.ts';
import { QUIET_FILE } from '../quiet-file.ts';
import { cardIn } from './card.ts';
import { attach, isPopup } from './cdp.ts';
import { allow, connect, EXTENSION_ID, extensionPage } from './extension.ts';
import { test } from './fixtures.ts';
import { backgroundOf, launch } from './launch.ts';
import { scoreSelected } from './menu-dispatch.ts';

// As in `docs/policy`, which has no such file if the product is not in Chrome's store.
const IDS = { ...NAMES.storeIds, chrome: EXTENSION_ID };
const FILE = JSON.parse(policyFiles({ ...NAMES, storeIds: IDS })['install-chrome.json'] ?? '');

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

const managedFolder = () => policyFolder(findChromium() ?? '', '/etc/chromium', 'policies/managed/sightline.json');

test('Chromium accepts the documented policy for installations', async ({ browserName: _ }, info) => {
  const folder = managedFolder();
  if ('cannot' in folder) return info.skip(true, `Not tested under a real policy: ${folder.cannot}.`);
  folder.write(FILE);
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

test('enters only the hosts of the policy, and opens other results in the popup', async ({ pages }, info) => {
  const folder = managedFolder();
  if ('cannot' in folder) return info.skip(true, `Not tested under a real policy: ${folder.cannot}.`);
  // The store has no package yet: this one is loaded from its folder, and its hosts are those of this test.
  const {
    installation_mode: _,
    update_url: __,
    ...installed
  } = Object.values<object>(FILE.ExtensionSettings)[0] as {
    installation_mode: string;
    update_url: string;
  };
  folder.write({
    ExtensionSettings: { [EXTENSION_ID]: { ...installed, runtime_allowed_hosts: ['*://127.0.0.1'] } },
  });
  const service = await startCanaryService();
  const context = await launch([], [], '', folder.executable);
  try {
    const background = await backgroundOf(context);
    await connect(context, service);
    const ours = await extensionPage(context, QUIET_FILE);
    await allow(context, otherHost(pages.url), ours);
    await ours.close();
    const page = await context.newPage();
    await page.goto(`${pages.url}/plain/mailto.html`);
    await scoreSelected(background, 'inside@example.com');
    await expect((await cardIn(page)).getByTestId('score')).toBeVisible();

    await page.goto(`${otherHost(pages.url)}/plain/mailto.html`);
    await scoreSelected(background, 'outside@example.com');
    const popup = await attach(context, isPopup);
    await expect
      .poll(() => popup.evaluate('document.querySelector("[data-testid=score]")?.textContent'))
      .toMatch(/^\d/);
    expect(page.frames()).toHaveLength(1);
    expect(service.requests).toHaveLength(2);
  } finally {
    await context.close();
    await service.close();
    folder.remove();
  }
});
