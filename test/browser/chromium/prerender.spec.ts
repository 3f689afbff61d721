import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sendFile } from '../../pages/send-file.ts';
import { startCanaryService } from '../canary.ts';
import { expect } from '../expect.ts';
import { enableSite } from './enable-site.ts';
import { connect } from './extension.ts';
import { test } from './fixtures.ts';
import { backgroundOf, launch } from './launch.ts';
import { startUnwatched } from './unwatched.ts';

const PAGES = path.resolve('test/pages/hostile');

/** What a page has reported about itself. */
interface Report {
  title: string;
  isPrerendering: boolean;
  /** Elements beside its body. */
  beside: number;
}

/** A site whose prerendered page tells what it sees of itself; `go` lets somebody go there. */
async function startSite(): Promise<{ url: string; reports: Report[]; go: () => void; close: () => void }> {
  const reports: Report[] = [];
  let mayGo = false;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.endsWith('/may-go')) return void response.end(String(mayGo));
    if (!pathname.endsWith('/tell')) return void sendFile(response, PAGES, path.basename(pathname));
    reports.push({
      title: searchParams.get('title') ?? '',
      isPrerendering: searchParams.get('prerendering') === 'true',
      beside: Number(searchParams.get('beside')),
    });
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const go = () => {
    mayGo = true;
  };
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, reports, go, close };
}

test('F23: a prerendered page has nothing of ours, and nothing is asked, before somebody opens it', async () => {
  const profile = mkdtempSync(path.join(tmpdir(), 'sightline-prerender-'));
  const [service, site] = [await startCanaryService(), await startSite()];
  try {
    const context = await launch([], [], profile);
    await backgroundOf(context);
    await connect(context, service);
    await enableSite(context, site.url);
    // Closing it writes the permissions down.
    await context.close();
    service.clearRequests();

    const browser = await startUnwatched(profile, `${site.url}/prerender.html`);
    const isMarked = (page: string) => site.reports.some(({ title, beside }) => title === page && beside === 1);
    const before = () => site.reports.filter(({ isPrerendering }) => isPrerendering);
    try {
      await expect.poll(() => isMarked('Before'), { timeout: 60_000 }).toBe(true);
      await expect
        .poll(() => before().length, { message: 'prerendered for a while', timeout: 60_000 })
        .toBeGreaterThan(4);
      // Somebody goes there, and finds the marks that every page has.
      site.go();
      await expect.poll(() => isMarked('Prerendered'), { timeout: 60_000 }).toBe(true);
    } finally {
      console.log(JSON.stringify(site.reports));
      await browser.close();
    }
    expect(before().filter(({ beside }) => beside > 0)).toEqual([]);
    expect(service.requests).toEqual([]);
  } finally {
    site.close();
    await service.close();
    rmSync(profile, { recursive: true, force: true });
  }
});
