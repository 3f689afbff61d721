import type { Names } from '../names.ts';
import { EXAMPLE_HOSTS, EXAMPLE_SETTINGS } from './example-settings.ts';
import { mobileconfig } from './mobileconfig.ts';
import { registryFile } from './registry-file.ts';

/** Where the stores serve updates: Chrome's and Edge's documentation of `ExtensionSettings`. */
const UPDATES = {
  chrome: 'https://clients2.google.com/service/update2/crx',
  edge: 'https://edge.microsoft.com/extensionwebstorebase/v1/crx',
};
/** Below the store's address of the newest signed package. */
const firefoxUpdates = (id: string) =>
  `https://addons.mozilla.org/firefox/downloads/latest/${encodeURIComponent(id)}/latest.xpi`;

/** Allowed hosts are exceptions from blocked ones; without those, they limit nothing. */
const HOSTS = { runtime_blocked_hosts: ['*://*'], runtime_allowed_hosts: EXAMPLE_HOSTS };

/** Installs Sightline for everybody, pins its button, and lets it into its hosts alone. Edge has another name for the pin. */
const installation = (store: 'chrome' | 'edge') => ({
  installation_mode: 'force_installed',
  update_url: UPDATES[store],
  ...HOSTS,
  ...(store === 'edge' ? { toolbar_state: 'force_shown' } : { toolbar_pin: 'force_pinned' }),
});

/** Fixed, so that each version of the profile replaces the one before. */
const UUIDS = {
  profile: '5C3E0F0A-6E1D-4C7B-9B52-0A5D6F2E1C10',
  chrome: '5C3E0F0A-6E1D-4C7B-9B52-0A5D6F2E1C11',
  edge: '5C3E0F0A-6E1D-4C7B-9B52-0A5D6F2E1C12',
  firefox: '5C3E0F0A-6E1D-4C7B-9B52-0A5D6F2E1C13',
};

/** The settings for macOS. Browsers read those of an extension from a domain of its own, Firefox from its policies. */
function forMac({ chrome, edge, firefox }: Names['storeIds']): string {
  const extensions = { Extensions: { [firefox]: EXAMPLE_SETTINGS } };
  return mobileconfig(
    [
      ...(chrome === null
        ? []
        : [{ domain: `com.google.Chrome.extensions.${chrome}`, uuid: UUIDS.chrome, settings: EXAMPLE_SETTINGS }]),
      ...(edge === null
        ? []
        : [{ domain: `com.microsoft.Edge.extensions.${edge}`, uuid: UUIDS.edge, settings: EXAMPLE_SETTINGS }]),
      {
        domain: 'org.mozilla.firefox',
        uuid: UUIDS.firefox,
        settings: { EnterprisePoliciesEnabled: true, '3rdparty': extensions },
      },
    ],
    UUIDS.profile,
  );
}

/** The settings as the Google Admin console takes them: each field with its value. */
const forGoogleAdmin = () =>
  Object.fromEntries(Object.entries(EXAMPLE_SETTINGS).map(([field, Value]) => [field, { Value }]));

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** The files of one Chromium browser whose store has this extension. */
const chromiumFiles = (store: 'chrome' | 'edge', vendor: string, id: string): Record<string, string> => ({
  [`${store}.reg`]: registryFile({ [`${vendor}\\3rdparty\\extensions\\${id}\\policy`]: EXAMPLE_SETTINGS }),
  [`install-${store}.json`]: json({ ExtensionSettings: { [id]: installation(store) } }),
  // In the registry, an extension's settings are one JSON text.
  [`install-${store}.reg`]: registryFile({ [`${vendor}\\ExtensionSettings`]: { [id]: installation(store) } }),
});

/** Below this key Firefox takes the settings of an extension as one JSON text (its `policies-schema.json`). */
export const FIREFOX_KEY = 'Mozilla\\Firefox\\3rdparty\\Extensions';

/**
 * Returns the files of `docs/policy` by name, but those of `adminTemplate`: settings and installation, with the ids of
 * the stores.
 */
export function policyFiles({ storeIds }: Names): Record<string, string> {
  const { chrome, edge, firefox } = storeIds;
  const both = Object.fromEntries([chrome, edge].flatMap((id) => (id === null ? [] : [[id, EXAMPLE_SETTINGS]])));
  return {
    'chromium.json': json({ '3rdparty': { extensions: both } }),
    ...(chrome === null ? {} : chromiumFiles('chrome', 'Google\\Chrome', chrome)),
    ...(edge === null ? {} : chromiumFiles('edge', 'Microsoft\\Edge', edge)),
    'firefox.json': json({ policies: { '3rdparty': { Extensions: { [firefox]: EXAMPLE_SETTINGS } } } }),
    'firefox.reg': registryFile({ [FIREFOX_KEY]: { [firefox]: EXAMPLE_SETTINGS } }),
    'sightline.mobileconfig': forMac(storeIds),
    ...(chrome === null ? {} : { 'google-admin.json': json(forGoogleAdmin()) }),
    'install-firefox.json': json({
      policies: {
        ExtensionSettings: {
          [firefox]: {
            installation_mode: 'force_installed',
            install_url: firefoxUpdates(firefox),
            default_area: 'navbar',
            private_browsing: false,
            ...HOSTS,
          },
        },
      },
    }),
  };
}
