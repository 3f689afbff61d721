import path from 'node:path';

type Env = Readonly<Record<string, string | undefined>>;

const MAC_CHROMIUM = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const MAC_FIREFOX = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

const WINDOWS_CHROMIUM = ['Chromium\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
const WINDOWS_FIREFOX = ['Mozilla Firefox\\firefox.exe'];

/** Every file that the shell would try for these program names, best name first. */
export function onPath(names: readonly string[], env: Env): string[] {
  const folders = (env.PATH ?? '').split(path.posix.delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => path.posix.join(folder, name)));
}

function inWindowsFolders(files: readonly string[], env: Env): string[] {
  const folders = [env.LOCALAPPDATA, env.PROGRAMFILES, env['PROGRAMFILES(X86)']].filter(
    (folder) => folder !== undefined,
  );
  return files.flatMap((file) => folders.map((folder) => path.win32.join(folder, file)));
}

/**
 * Where a browser of the Chromium family may be, best first. Google's own Chrome is left out: since version 137 it
 * ignores --load-extension.
 */
export function chromiumPlaces(platform: NodeJS.Platform, env: Env): string[] {
  if (platform === 'darwin') return MAC_CHROMIUM;
  if (platform === 'win32') return inWindowsFolders(WINDOWS_CHROMIUM, env);
  return onPath(['chromium', 'chromium-browser', 'chrome-for-testing', 'microsoft-edge', 'microsoft-edge-stable'], env);
}

/** Where Firefox may be, best first. */
export function firefoxPlaces(platform: NodeJS.Platform, env: Env): string[] {
  if (platform === 'darwin') return MAC_FIREFOX;
  if (platform === 'win32') return inWindowsFolders(WINDOWS_FIREFOX, env);
  return onPath(['firefox-esr', 'firefox'], env);
}
