import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findFirefox } from '../../run/find-browser.ts';
import { t } from '../../texts/english-in-node.ts';
import { startCanaryService } from '../canary.ts';
import { expect } from '../expect.ts';
import { otherHost } from '../other-host.ts';
import { policyFolder } from '../policy-folder.ts';
import { score, shownIn } from '../popup.ts';
import { findCard, waitForCard } from './card.ts';
import { connect } from './connect.ts';
import { chooseItem } from './context-menu.ts';
import { BUILD, EXTENSION_ID, extensionRoot } from './extension.ts';
import { test } from './fixtures.ts';
import { launchFirefox } from './launch.ts';
import { closePopup, openPopup, waitForPopup } from './popup.ts';
import { rightClick } from './right-click.ts';
import { packXpi } from './xpi.ts';

const FILE = JSON.parse(readFileSync('docs/policy/install-firefox.json', 'utf8'));

test('the documented policy installs Sightline, which scores and enters only its hosts', async ({ pages }, info) => {
  const folder = policyFolder(findFirefox() ?? '', '/usr/lib/firefox-esr/distribution', 'policies.json');
  if ('cannot' in folder) return info.skip(true, `Not tested under a real policy: ${folder.cannot}.`);
  const packages = mkdtempSync(path.join(tmpdir(), 'sightline-install-'));
  const file = path.join(packages, 'sightline.xpi');
  packXpi(BUILD, file);
  // The store has no package yet, so this one comes from a folder; and its hosts are those of this test; all else is the file as it is.
  const policy = structuredClone(FILE);
  Object.assign(policy.policies.ExtensionSettings[EXTENSION_ID], {
    install_url: pathToFileURL(file).href,
    runtime_allowed_hosts: ['*://127.0.0.1'],
  });
  folder.write(policy);
  const service = await startCanaryService();
  const firefox = await launchFirefox(folder.executable);
  try {
    await expect.poll(() => extensionRoot(firefox), { timeout: 60_000 }).toMatch(/^moz-extension:\/\/[0-9a-f-]{36}$/);
    await connect(firefox, service);
    const popup = await openPopup(firefox);
    await score(popup, 'casey.cobblefield@example.com');
    await expect.poll(() => shownIn(popup, 'score')).toBe('44');
    await closePopup(firefox);

    const site = await firefox.browser.newPage();
    await site.goto(`${pages.url}/plain/mailto.html`);
    await rightClick(site, 'plain-email');
    await chooseItem(firefox, t('menu.scoreClicked'));
    await expect.poll(() => waitForCard(firefox).then((card) => shownIn(card, 'score'))).toMatch(/^\d/);

    await site.goto(`${otherHost(pages.url)}/plain/mailto.html`);
    await rightClick(site, 'mailto-link');
    await chooseItem(firefox, t('menu.scoreClicked'));
    const result = await waitForPopup(firefox);
    await expect.poll(() => shownIn(result, 'score')).toMatch(/^\d/);
    expect(await findCard(firefox.send)).toBeNull();
    expect(service.requests).toHaveLength(3);
  } finally {
    await firefox.browser.close();
    await service.close();
    folder.remove();
    rmSync(packages, { recursive: true });
  }
});
