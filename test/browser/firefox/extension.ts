import path from 'node:path';
import { NAMES } from '../../release/names.ts';
import { until } from '../until.ts';
import { inChrome } from './chrome-scope.ts';
import type { Firefox } from './launch.ts';
import { Surface } from './surface.ts';
import { packXpi } from './xpi.ts';

/** Fixed by the manifest. */
export const EXTENSION_ID = NAMES.storeIds.firefox;

/** The built extension, or the folder of an unpacked package in its place. */
export const BUILD = path.resolve(process.env.SIGHTLINE_FIREFOX_BUILD ?? '.output/firefox-mv3');

/** Reinstalls the extension: no settings, permissions or lookups are left of an earlier installation. */
export async function install(firefox: Firefox, build = BUILD): Promise<void> {
  await firefox.browser.installExtension(build);
  const welcome = `${await extensionRoot(firefox)}/welcome.html`;
  // The welcome page opens by itself; if a test did not wait for it, it would come to the front during it.
  const isOpen = async () => {
    const { contexts } = await firefox.send<{ contexts: { url: string }[] }>('browsingContext.getTree', {
      maxDepth: 0,
    });
    return contexts.some(({ url }) => url === welcome);
  };
  await until(isOpen, 'no welcome page opened');
}

/** Installs the extension so that it outlives the browser, from a file that is made in `folder`. */
export async function installForGood({ send }: Firefox, folder: string): Promise<void> {
  const file = path.join(folder, 'sightline.xpi');
  packXpi(BUILD, file);
  await send('webExtension.install', { extensionData: { type: 'archivePath', path: file }, 'moz:permanent': true });
}

/** Removes the extension with all its data; its pages close with it. */
export async function uninstall({ browser, send }: Firefox): Promise<void> {
  await browser.uninstallExtension(EXTENSION_ID);
  // Firefox may leave a view of the popup behind, whose listeners keep the next installation's popup from opening.
  await inChrome(send, ({ document }) => {
    for (const view of document.querySelectorAll('panelview[id^="PanelUI-webext-"]')) view.remove();
  });
}

/** The root address of this installation; Firefox draws another one for each. */
export async function extensionRoot({ send }: Firefox): Promise<string> {
  const host = await inChrome(
    send,
    ({ WebExtensionPolicy }, id) => WebExtensionPolicy.getByID(id)?.mozExtensionHostname,
    EXTENSION_ID,
  );
  return `moz-extension://${host}`;
}

/** Opens a page of the extension in a new tab. */
export async function openExtensionPage(firefox: Firefox, file: string): Promise<Surface> {
  const { send } = firefox;
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  await send('browsingContext.navigate', { context, url: `${await extensionRoot(firefox)}/${file}`, wait: 'complete' });
  return new Surface(send, context);
}

/** Closes every tab of the extension except one. */
export async function closePages(firefox: Firefox, kept: Surface): Promise<void> {
  const root = await extensionRoot(firefox);
  const { contexts } = await firefox.send<{ contexts: { context: string; url: string }[] }>('browsingContext.getTree', {
    maxDepth: 0,
  });
  const ours = contexts.filter(({ context, url }) => url.startsWith(root) && context !== kept.context);
  for (const { context } of ours) await firefox.send('browsingContext.close', { context });
}

/** Closes a tab that {@link openExtensionPage} opened. */
export async function closeTab({ send }: Firefox, { context }: Surface): Promise<void> {
  await send('browsingContext.close', { context });
}
