// Draws what the store pages show, from the built extension on the demo CRM: npm run store:pictures
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { arrange } from '../../run/arrange.ts';
import { connectStandIn } from '../../start/connect-stand-in.ts';
import { launchBrowser } from '../../start/launch-browser.ts';
import { startServers } from '../../start/servers.ts';
import { welcomePage } from '../../start/welcome-page.ts';
import { type Listing, readListings } from '../listing.ts';
import { SCENES } from './scenes.ts';
import { drawTiles } from './tiles.ts';

const FOLDER = 'pictures/store';

async function takeAll(executablePath: string, language: string, listing: Listing): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const servers = await startServers(stack);
  const args = [`--lang=${language}`, '--hide-scrollbars'];
  const env = { ...process.env, LANGUAGE: language };
  const { context, page } = await launchBrowser(stack, { executablePath, headless: true, env, args });
  await (await welcomePage(context)).close();
  await (await connectStandIn(context, servers.service)).close();
  const folder = path.join(FOLDER, language);
  mkdirSync(folder, { recursive: true });
  for (const [name, draw] of SCENES) {
    writeFileSync(path.join(folder, `${name}.png`), await draw({ ...servers, context, page }));
  }
  const tiles = await drawTiles(context, { name: listing.name, lead: listing.summary, language });
  for (const [file, picture] of Object.entries(tiles)) writeFileSync(path.join(folder, file), picture);
  console.log(`${SCENES.length} screenshots and ${Object.keys(tiles).length} tiles: ${folder}`);
}

const { paths, missing } = await arrange(['chromium', 'japaneseFont']);
for (const line of missing) console.log(`Missing ${line}`);
rmSync(FOLDER, { recursive: true, force: true });
if (paths.chromium && missing.length === 0) {
  for (const [language, listing] of Object.entries(readListings('.'))) {
    await takeAll(paths.chromium, language, listing);
  }
} else {
  process.exitCode = 1;
}
