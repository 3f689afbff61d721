import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'wxt';

/** Public half of a throw-away key: pins the id of unpacked installs, so tests and policies can name it. */
const CHROMIUM_KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA3D6ZBy+RPLSQJ73eabDH/V9C8UBas9poeKQYE1wTmoU1wrnYm1WBgDJ8I7X2hOzQyXPKqoxD13OIp93KBkugCBHalLLJnLS2K2QRk+uHzrk5q2479sJXR2vi5MW44Rgg3CJEXy67Cio8TYz7Xf2oGdbnpfYbx5Mg2IDbKfer/cUwrOSKOGFxEeLr3joZvdPrtZwzuImB0SZBHruVKJaQaT3T8uUwicUNRKqCRNZWEoCUgRBikOIHxtEYPdZWGDKIERDimEatSejOPRRcmCeFzeyJzDlrv4SMNtXJ8eFnmR8ykby+3QEsvGL/L1hzvMU7T70k+zu594YeUjhYujgsZwIDAQAB';

/** The answer of a service is never markup, script or a picture: nothing but our own files and one kind of request. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  'connect-src https: http://127.0.0.1:* http://localhost:*',
  "form-action 'none'",
  "base-uri 'none'",
  // No text becomes markup or script, not even by a mistake in a library: the browser asks `utils/lock-down.ts`.
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

export default defineConfig({
  modules: ['@wxt-dev/module-react', '@wxt-dev/webextension-polyfill'],
  imports: false,
  manifestVersion: 3,
  vite: () => ({ plugins: [tailwindcss()] }),
  webExt: { disabled: true },
  manifest: ({ browser }) => ({
    name: 'Sightline',
    description: 'Score an email address or check a person or business where you work, and read the answer honestly.',
    permissions: [
      'storage',
      // Queues that outlive a background that the browser stopped, the end of what is kept, and the lock of a key after
      // its rest. No warning comes with it.
      'alarms',
      'contextMenus',
      'activeTab',
      'scripting',
      // One rule for our own requests, so that the browser cannot repeat them (`fresh-connections.ts`). No warning; it
      // reaches only hosts that the user has allowed.
      'declarativeNetRequestWithHostAccess',
      // Firefox names the right-clicked element only to holders of "menus": without it the wrong address could be meant.
      ...(browser === 'firefox' ? ['menus'] : []),
    ],
    optional_host_permissions: ['https://*/*', 'http://*/*'],
    commands: {
      _execute_action: { suggested_key: { default: 'Alt+Shift+1', mac: 'MacCtrl+Shift+U' } },
      'next-card': {
        suggested_key: { default: 'Alt+Shift+2', mac: 'MacCtrl+Shift+S' },
        description: 'Show what is known of the next email address on the page',
      },
      'open-side-panel': {
        suggested_key: { default: 'Alt+Shift+3', mac: 'MacCtrl+Shift+Y' },
        description: 'Open the side panel',
      },
    },
    // The card alone may be framed by a page; Chromium gives it another address in every session, so a page cannot
    // probe for it (Firefox's addresses are random per installation).
    web_accessible_resources: [
      {
        resources: ['card.html'],
        matches: ['<all_urls>'],
        ...(browser === 'firefox' ? {} : { use_dynamic_url: true }),
      },
    ],
    incognito: 'not_allowed',
    content_security_policy: { extension_pages: CONTENT_SECURITY_POLICY },
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: 'sightline@example.com',
              strict_min_version: '142.0',
              data_collection_permissions: {
                required: ['personallyIdentifyingInfo', 'websiteContent', 'authenticationInfo'],
              },
            },
          },
        }
      : {
          key: CHROMIUM_KEY,
          minimum_chrome_version: '140',
          // Firefox takes policies without a schema.
          storage: { managed_schema: 'managed_schema.json' },
        }),
  }),
});
