// npm start: the extension in a browser, connected to the stand-in service, on a demo CRM. Without a screen, a tour.

import { arrange } from '../run/arrange.ts';
import type { Need } from '../run/needs.ts';
import { buildExtension } from './build-extension.ts';
import { chooseMode } from './mode.ts';
import { startServers } from './servers.ts';

const SCREEN_NEEDS: Need[] = ['xvfb', 'openbox', 'xdotool'];

async function start(signal: AbortSignal): Promise<boolean> {
  const mode = chooseMode(process.argv.slice(2), process.platform, process.env);
  const { paths, missing } = await arrange(mode === 'tour' ? ['chromium', ...SCREEN_NEEDS] : ['chromium']);
  for (const line of missing) console.log(`Missing ${line}`);
  const { chromium } = paths;
  if (!chromium || signal.aborted) return false;
  console.log('Building Sightline');
  if (!(await buildExtension(signal))) return false;

  // Both take the id of the extension from the folder that was just built.
  const { runTour } = await import('./tour/tour.ts');
  const { runWindow } = await import('./window.ts');
  await using stack = new AsyncDisposableStack();
  const servers = await startServers(stack);
  if (mode === 'tour') return await runTour({ ...paths, chromium }, servers, signal, stack);
  await runWindow(chromium, servers, signal, stack);
  return true;
}

const stopped = new AbortController();
// Ctrl-C may come twice, from the terminal and from npm: the first one counts, and what follows must not cut it short.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.abort());

try {
  process.exitCode = (await start(stopped.signal)) ? 0 : 1;
} catch (error) {
  if (!stopped.signal.aborted) console.log(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
