import { type ContextInfo, evaluateIn, type Send } from './bidi.ts';

/** What the tests use of an extension as Firefox itself sees it. */
export interface Extension {
  terminateBackground(options: object): Promise<void>;
  apiManager: {
    global: { browserActionFor(extension: Extension): { openPopup(w: Window, isForced: boolean): Promise<void> } };
  };
}

/** Firefox's `<browser>` element. */
export type BrowserElement = Element & { browsingContext: { currentURI: { spec: string } } | null };

/** Firefox's registry of what BiDi can address. */
export interface NavigableManager {
  getBrowserById(id: string): BrowserElement | null;
  getIdForBrowser(browser: BrowserElement): string | null;
}

/** Firefox's list of what extensions were given. */
export interface ExtensionPermissions {
  add(id: string, more: { permissions: string[]; origins: string[] }, extension: Extension): Promise<unknown>;
}

interface CertificateOverrides {
  setDisableAllSecurityChecksAndLetAttackersInterceptMyData(isOn: boolean): void;
}

/** The global object of the browser's window, as far as the tests touch it. It may do everything: test profiles only. */
export interface ChromeScope {
  window: Window;
  document: Document;
  WebExtensionPolicy: { getByID(id: string): { extension: Extension; mozExtensionHostname: string } | null };
  ChromeUtils: {
    importESModule(url: string): { NavigableManager: NavigableManager; ExtensionPermissions: ExtensionPermissions };
  };
  /** XPCOM: its components by contract, and the name of the one interface that is used. */
  Cc: Record<string, { getService(which: unknown): CertificateOverrides }>;
  Ci: { nsICertOverrideService: unknown };
  Services: {
    prefs: { setIntPref(name: string, value: number): void; setBoolPref(name: string, value: boolean): void };
    locale: { availableLocales: string[]; requestedLocales: string[]; appLocaleAsBCP47: string };
  };
}

const WINDOW = 'chrome://browser/content/browser.xhtml';

/**
 * Runs a function in the browser's own window, with the browser's own rights. The function travels as text: it sees its
 * arguments and nothing around it.
 */
export async function inChrome<Args extends unknown[], Result>(
  send: Send,
  run: (scope: ChromeScope, ...args: Args) => Result | Promise<Result>,
  ...args: Args
): Promise<Result> {
  const tree = await send<{ contexts: ContextInfo[] }>('browsingContext.getTree', {
    'moz:scope': 'chrome',
    maxDepth: 0,
  });
  const context = tree.contexts.find(({ url }) => url === WINDOW)?.context;
  if (context === undefined) throw new Error('Firefox has no window');
  const list = args.map((arg) => `, ${JSON.stringify(arg)}`).join('');
  return (await evaluateIn(send, context, `(${run.toString()})(globalThis${list})`)) as Result;
}
