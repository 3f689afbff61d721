import puppeteer, { type Browser } from 'puppeteer-core';
import { findFirefox } from '../../run/find-browser.ts';
import { type Send, sendTo } from './bidi.ts';
import { showPanelsToBidi } from './panel-contexts.ts';
import { startWatch } from './watch-canary.ts';

/** A running Firefox with a separate profile. */
export interface Firefox {
  browser: Browser;
  send: Send;
}

const PREFERENCES = {
  // A permission that a page of ours asks for is granted without the native prompt.
  'extensions.webextOptionalPermissionPrompts': false,
  // The popup stays while the test looks elsewhere.
  'ui.popup.disable_autohide': true,
  'layout.css.prefers-color-scheme.content-override': 1,
  // An extension that is to outlive the browser needs no signature of Mozilla's (only ESR and Nightly honour this).
  'xpinstall.signatures.required': false,
  // One process for the tabs of a site, and none in reserve: a fifth less processor time for each page that is opened.
  'dom.ipc.processCount': 1,
  'dom.ipc.processCount.webIsolated': 1,
  'dom.ipc.processPrelaunch.enabled': false,
};

/** Temporary extensions lose their data when the browser exits; these preferences keep it. */
const KEEPING_DATA = {
  'extensions.webextensions.keepStorageOnUninstall': true,
  'extensions.webextensions.keepUuidOnUninstall': true,
};

/**
 * Starts Firefox, without a window unless told otherwise. The caller closes its `browser`.
 * @param profile a folder in which everything is kept; without one, a new one that is thrown away
 */
export async function launchFirefox(
  executablePath = findFirefox(),
  profile?: string,
  preferences: Record<string, number | string> = {},
  headless = true,
): Promise<Firefox> {
  if (!executablePath) throw new Error('No Firefox: set FIREFOX_PATH or install Debian package firefox-esr.');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless,
    defaultViewport: null,
    // Without it BiDi refuses pages of extensions and the browser's own window.
    args: ['--remote-allow-system-access', '--width=1200', '--height=900'],
    extraPrefsFirefox: { ...PREFERENCES, ...(profile ? KEEPING_DATA : {}), ...preferences },
    ...(profile ? { userDataDir: profile } : {}),
  });
  const send = sendTo(browser);
  try {
    await showPanelsToBidi(send);
    await startWatch(send);
  } catch (problem) {
    await browser.close();
    throw problem;
  }
  return { browser, send };
}
