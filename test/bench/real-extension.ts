import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { enableSite } from '../browser/chromium/enable-site.ts';
import { BUILD, connect } from '../browser/chromium/extension.ts';
import { findChromium } from '../run/find-browser.ts';
import type { RunningService } from '../service/start-service.ts';
import { countProcessorTime, evaluateIn } from './chromium-tab.ts';

/** A Chromium with a page in it, with the extension on that page's site or without the extension. */
export interface Side {
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
}

/** Starts Chromium; with a service given, with a build of the extension connected to it and enabled on the site. */
export async function openSide(url: string, service: RunningService | null, build = BUILD): Promise<Side> {
  const context = await chromium.launchPersistentContext('', {
    executablePath: findChromium() ?? '',
    viewport: { width: 1200, height: 800 },
    args: service ? [`--disable-extensions-except=${build}`, `--load-extension=${build}`] : [],
  });
  if (service) {
    await connect(context, service);
    await enableSite(context, url);
  }
  const page = await context.newPage();
  await page.bringToFront();
  const cdp = await context.newCDPSession(page);
  await countProcessorTime(cdp);
  return { context, page, cdp };
}

interface DescribedNode {
  shadowRoots?: { backendNodeId: number; shadowRootType?: string }[];
}

/** Gives the page the closed root that the marks are drawn in, as `marksRoot`; false where there is none yet. */
export async function exposeMarks({ cdp }: Pick<Side, 'cdp'>): Promise<boolean> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'document.documentElement.lastElementChild' });
  if (!result.objectId) return false;
  const { node }: { node: DescribedNode } = await cdp.send('DOM.describeNode', { objectId: result.objectId, depth: 1 });
  const root = node.shadowRoots?.find(({ shadowRootType }) => shadowRootType === 'closed');
  if (!root) return false;
  const { object } = await cdp.send('DOM.resolveNode', { backendNodeId: root.backendNodeId });
  await cdp.send('Runtime.callFunctionOn', {
    objectId: object.objectId ?? '',
    functionDeclaration: 'function () { globalThis.marksRoot = this; }',
  });
  return evaluateIn<boolean>(cdp, 'globalThis.marksRoot !== undefined');
}
