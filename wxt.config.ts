import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type ResolvedPublicFile, type Wxt } from 'wxt';
import { languages } from './locales/languages.ts';
import product from './package.json' with { type: 'json' };
import { loadHelp, loadSchema } from './packaged/load-written.ts';
import { reportUrl } from './packaged/report-url.ts';

/** Public half of a throwaway key: fixes the id of unpacked installs, so that tests and policies can name it. */
const CHROMIUM_KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA3D6ZBy+RPLSQJ73eabDH/V9C8UBas9poeKQYE1wTmoU1wrnYm1WBgDJ8I7X2hOzQyXPKqoxD13OIp93KBkugCBHalLLJnLS2K2QRk+uHzrk5q2479sJXR2vi5MW44Rgg3CJEXy67Cio8TYz7Xf2oGdbnpfYbx5Mg2IDbKfer/cUwrOSKOGFxEeLr3joZvdPrtZwzuImB0SZBHruVKJaQaT3T8uUwicUNRKqCRNZWEoCUgRBikOIHxtEYPdZWGDKIERDimEatSejOPRRcmCeFzeyJzDlrv4SMNtXJ8eFnmR8ykby+3QEsvGL/L1hzvMU7T70k+zu594YeUjhYujgsZwIDAQAB';

/** The Chrome Web Store refuses a manifest with a key, and assigns the id of the published extension. */
async function removeKey({ config }: Wxt): Promise<void> {
  const file = path.join(config.outDir, 'manifest.json');
  const { key: _, ...manifest } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify(manifest));
}

/** Adds the files of the package that are written from other sources (`packaged/`). */
async function addWrittenFiles(_: Wxt, files: ResolvedPublicFile[]): Promise<void> {
  files.push({ relativeDest: 'managed_schema.json', contents: JSON.stringify(await loadSchema()) });
  for (const [name, contents] of Object.entries(await loadHelp(languages())))
    files.push({ relativeDest: `help/${name}`, contents });
}

/** A response is never markup, script or an image: pages load only packaged files and fetch only those, over https or locally. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  // `'self'`: the texts of a chosen language.
  "connect-src 'self' https: http://127.0.0.1:* http://localhost:*",
  "form-action 'none'",
  "base-uri 'none'",
  // No text becomes markup or script, even by a bug in a library: the browser calls `utils/lock-down.ts`.
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

export default defineConfig({
  modules: ['@wxt-dev/module-react', '@wxt-dev/webextension-polyfill', '@wxt-dev/i18n/module'],
  imports: false,
  manifestVersion: 3,
  vite: () => ({
    // React Aria brings texts in 34 languages; ours are enough.
    plugins: [tailwindcss(), optimizeLocales.vite({ locales: languages() })],
    // `utils/language/language-names.ts` lists them; *About* links to the other.
    define: { LANGUAGES: JSON.stringify(languages()), REPORT_URL: JSON.stringify(reportUrl(product.bugs)) },
  }),
  webExt: { disabled: true },
  hooks: { 'zip:extension:start': removeKey, 'build:publicAssets': addWrittenFiles },
  zip: {
    // What reviewers need to build the same package and to try it with the stand-in service, and nothing else.
    excludeSources: [
      'test/!(service)/**',
      'test-results/**',
      'pictures/**',
      'docs/*.*',
      'docs/!(site|policy)/**',
      'docs/site/.vitepress/**',
      'biome.json',
      'playwright.config.ts',
      'vitest.config.ts',
    ],
  },
  manifest: ({ browser }) => ({
    // Texts are messages of `locales/en.yml`, with `_` for the dots of a key.
    default_locale: 'en',
    name: '__MSG_manifest_name__',
    description: '__MSG_manifest_description__',
    homepage_url: product.homepage,
    permissions: [
      'storage',
      // Resumes queues after a worker restart, enforces retention, locks an idle key. No permission warning.
      'alarms',
      'contextMenus',
      'activeTab',
      'scripting',
      // One rule for the extension's own requests, so that the browser cannot repeat them
      // (`fetch-over-fresh-connections.ts`). No warning; it applies only to hosts that the user has allowed.
      'declarativeNetRequestWithHostAccess',
      // Firefox identifies the right-clicked element only with "menus"; without it, the wrong address could be used.
      ...(browser === 'firefox' ? ['menus'] : []),
    ],
    optional_host_permissions: ['https://*/*', 'http://*/*'],
    commands: {
      _execute_action: { suggested_key: { default: 'Alt+Shift+1', mac: 'MacCtrl+Shift+U' } },
      'next-card': {
        suggested_key: { default: 'Alt+Shift+2', mac: 'MacCtrl+Shift+S' },
        description: '__MSG_command_nextCard__',
      },
      'open-side-panel': {
        suggested_key: { default: 'Alt+Shift+3', mac: 'MacCtrl+Shift+Y' },
        description: '__MSG_command_openSidePanel__',
      },
      'score-here': {
        suggested_key: { default: 'Alt+Shift+4', mac: 'MacCtrl+Shift+G' },
        description: '__MSG_command_scoreHere__',
      },
    },
    // A page may frame only the card. Chromium changes its address every session, so a page cannot probe for it
    // (Firefox's addresses are random per installation).
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
              id: product.storeIds.firefox,
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
          // Firefox accepts policies without a schema.
          storage: { managed_schema: 'managed_schema.json' },
        }),
  }),
});
