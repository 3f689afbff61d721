import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findFirefox } from '../../run/find-browser.ts';
import { policyFolder } from '../policy-folder.ts';
import { score, shownIn } from '../popup.ts';
import { connect } from './connect.ts';
import { BUILD, EXTENSION_ID, extensionRoot } from './extension.ts';
import { expect, test } from './fixtures.ts';
import { launchFirefox } from './launch.ts';
import { openPopup } from './popup.ts';
import { packXpi } from './xpi.ts';

const FILE = JSON.parse(readFileSync('docs/policy/install-firefox.json', 'utf8'));

test('the example of the docs installs Sightline, and it scores', async ({ service }, info) => {
  const folder = policyFolder(findFirefox() ?? '', '/usr/lib/firefox-esr/distribution', 'policies.json');
  if ('cannot' in folder) return info.skip(true, `Not tested under a real policy: ${folder.cannot}.`);
  const packages = mkdtempSync(path.join(tmpdir(), 'sightline-install-'));
  const file = path.join(packages, 'sightline.xpi');
  await packXpi(BUILD, file);
  // The store has no package yet, so this one comes from a folder; all else is the file as it is.
  const policy = structuredClone(FILE);
  policy.policies.ExtensionSettings[EXTENSION_ID].install_url = pathToFileURL(file).href;
  folder.write(policy);
  const firefox = await launchFirefox(folder.executable);
  try {
    await expect.poll(() => extensionRoot(firefox), { timeout: 60_000 }).toMatch(/^moz-extension:\/\/[0-9a-f-]{36}$/);
    await connect(firefox, service);
    const popup = await openPopup(firefox);
    await score(popup, 'casey.cobblefield@example.com');
    await expect.poll(() => shownIn(popup, 'score')).toBe('44');
    expect(service.requests).toHaveLength(1);
  } finally {
    await firefox.browser.close();
    folder.remove();
    rmSync(packages, { recursive: true });
  }
});
