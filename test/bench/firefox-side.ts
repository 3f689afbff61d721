import { inChrome } from '../browser/firefox/chrome-scope.ts';
import type { FirefoxExtension } from '../browser/firefox/driver.ts';
import { startFirefox } from '../browser/firefox/driver.ts';
import { type Firefox, launchFirefox } from '../browser/firefox/launch.ts';
import { connect, enableSite } from '../browser/session.ts';
import type { RunningService } from '../service/start-service.ts';
import type { LoadingSide } from './page-load.ts';

const NS_PER_MS = 1e6;

/** The part of Firefox's list of processes that is read here. */
interface Inside {
  ChromeUtils: {
    requestProcInfo(): Promise<{
      children: { cpuTime: number; windows: { documentURI: { spec: string } | null }[] }[];
    }>;
  };
}

/** Milliseconds of the processor that the process of a site's page has used so far. */
const processMs = ({ send }: Firefox, url: string): Promise<number> =>
  inChrome(
    send,
    async (scope, site, perMs) => {
      const { children } = await (scope as unknown as Inside).ChromeUtils.requestProcInfo();
      const own = children.find(({ windows }) =>
        windows.some(({ documentURI }) => documentURI?.spec.startsWith(site) ?? false),
      );
      if (!own) throw new Error('the page has no process');
      return own.cpuTime / perMs;
    },
    url,
    NS_PER_MS,
  );

async function openFirefox(url: string, service: RunningService | null, build?: string) {
  if (!service) {
    const firefox = await launchFirefox();
    return { firefox, page: await firefox.browser.newPage(), close: () => firefox.browser.close() };
  }
  const driver = await startFirefox(true, undefined, build);
  // The driver of Firefox installs no other.
  const extension = (await driver.install(true)) as FirefoxExtension;
  await connect(extension, service);
  await enableSite(extension, url);
  return { firefox: extension.firefox, page: await extension.sitePage(), close: () => driver.close() };
}

/** Starts Firefox; with a service given, with a build of the extension connected to it and enabled on the site. */
export async function openFirefoxSide(
  url: string,
  service: RunningService | null,
  build?: string,
): Promise<LoadingSide> {
  const { firefox, page, close } = await openFirefox(url, service, build);
  return {
    goto: (address) => page.goto(address),
    usedMs: () => processMs(firefox, url),
    countsEachDocument: false,
    close,
  };
}
