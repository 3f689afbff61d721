import { readFileSync } from 'node:fs';
import { findFirefox } from '../../run/find-browser.ts';
import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { policyFolder } from '../policy-folder.ts';
import { showSection } from '../settings-section.ts';
import { install, openExtensionPage } from './extension.ts';
import { test } from './fixtures.ts';
import { launchFirefox } from './launch.ts';

const EXAMPLE = JSON.parse(readFileSync('docs/policy/firefox.json', 'utf8'));

const { Extensions } = EXAMPLE.policies['3rdparty'];
/** On Windows, the registry holds the settings of an extension as one text. */
const AS_TEXT = Object.fromEntries(Object.entries(Extensions).map(([id, fields]) => [id, JSON.stringify(fields)]));

const FORMS = [
  ['F27: fields set by the documented policy say so, and each has its effect', EXAMPLE],
  ['F27: so do fields that come as one JSON text', { policies: { '3rdparty': { Extensions: AS_TEXT } } }],
] as const;

for (const [title, policy] of FORMS)
  test(title, async ({ browserName: _ }, info) => {
    const folder = policyFolder(findFirefox() ?? '', '/usr/lib/firefox-esr/distribution', 'policies.json');
    if ('cannot' in folder) return info.skip(true, `Not tested under a real policy: ${folder.cannot}.`);
    folder.write(policy);
    const firefox = await launchFirefox(folder.executable);
    try {
      await install(firefox);
      const options = await openExtensionPage(firefox, 'options.html');
      await expect
        .poll(
          () =>
            options.evaluate(
              (field) => document.querySelector<HTMLInputElement>(field)?.value,
              '[data-testid=base-url]',
            ),
          {
            timeout: 60_000,
          },
        )
        .toBe('https://api.example.com');
      const copy = () => options.evaluate(async () => (await chrome.storage.local.get('policy')).policy);
      expect(await copy()).toEqual(Object.values(Extensions)[0]);
      let text = await options.text();
      expect(text).not.toContain(t('keyStorage.session'));
      await showSection(options, 'lookups');
      await expect.poll(() => options.text()).toContain(t('limits.reuse'));
      text += await options.text();
      await showSection(options, 'sites');
      await expect
        .poll(() => options.text())
        .toContain(t('sites.onlyThese', { sites: 'crm.example.com and *.helpdesk.example.com' }));
      text += await options.text();
      expect(text.split(t('form.managed')).length - 1).toBeGreaterThanOrEqual(7);
      const isReadOnly = () =>
        options.evaluate(
          () =>
            [...document.querySelectorAll('input')].find(({ value }) => value === 'https://api.example.com')?.readOnly,
        );
      expect(await isReadOnly()).toBe(true);
    } finally {
      await firefox.browser.close();
      folder.remove();
    }
  });
