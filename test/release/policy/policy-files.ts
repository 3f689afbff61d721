import type { Names } from '../names.ts';
import { EXAMPLE_HOSTS, EXAMPLE_SETTINGS } from './example-settings.ts';
import { registryFile } from './registry-file.ts';

/** Where the stores serve updates: Chrome's and Edge's documentation of `ExtensionSettings`. */
const UPDATES = {
  chrome: 'https://clients2.google.com/service/update2/crx',
  edge: 'https://edge.microsoft.com/extensionwebstorebase/v1/crx',
};
/** Below the store's address of the newest signed package. */
const firefoxUpdates = (id: string) =>
  `https://addons.mozilla.org/firefox/downloads/latest/${encodeURIComponent(id)}/latest.xpi`;

/** Installs Sightline for everybody, pins its button, and allows its hosts. */
const chromiumInstallation = (store: 'chrome' | 'edge') => ({
  installation_mode: 'force_installed',
  update_url: UPDATES[store],
  toolbar_pin: 'force_pinned',
  runtime_allowed_hosts: EXAMPLE_HOSTS,
});

/** Edge has its own name for the pinned button. */
function installation(store: 'chrome' | 'edge'): object {
  const { toolbar_pin: pin, ...rest } = chromiumInstallation(store);
  return store === 'edge' ? { ...rest, toolbar_state: 'force_shown' } : { ...rest, toolbar_pin: pin };
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Returns the files of `docs/policy` by name: settings and installation, with the ids of the stores. */
export function policyFiles({ storeIds }: Names): Record<string, string> {
  const { chrome, edge, firefox } = storeIds;
  const both = Object.fromEntries([chrome, edge].map((id) => [id, EXAMPLE_SETTINGS]));
  const inRegistry = (vendor: string, id: string) =>
    registryFile({ [`${vendor}\\3rdparty\\extensions\\${id}\\policy`]: EXAMPLE_SETTINGS });
  // In the registry, an extension's settings are one JSON text.
  const installed = (vendor: string, store: 'chrome' | 'edge') =>
    registryFile({ [`${vendor}\\ExtensionSettings`]: { [storeIds[store]]: installation(store) } });
  return {
    'chromium.json': json({ '3rdparty': { extensions: both } }),
    'chrome.reg': inRegistry('Google\\Chrome', chrome),
    'edge.reg': inRegistry('Microsoft\\Edge', edge),
    'firefox.json': json({ policies: { '3rdparty': { Extensions: { [firefox]: EXAMPLE_SETTINGS } } } }),
    'install-chrome.json': json({ ExtensionSettings: { [chrome]: installation('chrome') } }),
    'install-edge.json': json({ ExtensionSettings: { [edge]: installation('edge') } }),
    'install-chrome.reg': installed('Google\\Chrome', 'chrome'),
    'install-edge.reg': installed('Microsoft\\Edge', 'edge'),
    'install-firefox.json': json({
      policies: {
        ExtensionSettings: {
          [firefox]: {
            installation_mode: 'force_installed',
            install_url: firefoxUpdates(firefox),
            default_area: 'navbar',
            private_browsing: false,
          },
        },
      },
    }),
  };
}
