import { parseArgs } from 'node:util';
import { connect as inChromium } from '../browser/chromium/extension.ts';
import { backgroundOf, launch } from '../browser/chromium/launch.ts';
import { connect as inFirefox } from '../browser/firefox/connect.ts';
import { install } from '../browser/firefox/extension.ts';
import { launchFirefox } from '../browser/firefox/launch.ts';
import { startService } from '../service/start-service.ts';
import { chromiumTarget } from './chromium.ts';
import { firefoxTarget } from './firefox.ts';
import { decisionKillRun, killRun, listKillRun, type Target } from './kill-run.ts';

/**
 * `npm run chaos -- --kills 1000 --browser firefox --seed 7`: kills the background during lookups, with `--during decisions`
 * while the user decides, with `--during lists` while lists start and stop, and prints what became of them. Ends with 1 where a promise was broken.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    browser: { type: 'string', default: 'chromium' },
    during: { type: 'string', default: 'lookups' },
  },
});
const kills = Number(values.kills);
const seed = Number(values.seed);
if (!(Number.isInteger(kills) && kills > 0 && Number.isInteger(seed)))
  throw new Error('--kills and --seed are numbers');
if (!['lookups', 'decisions', 'lists'].includes(values.during))
  throw new Error('--during is lookups, decisions or lists');
if (!['chromium', 'firefox'].includes(values.browser)) throw new Error('--browser is chromium or firefox');

const service = await startService();
const { target, close } = values.browser === 'firefox' ? await startFirefox() : await startChromium();
service.clearRequests();
const began = performance.now();
const tally = await run();
const seconds = Math.round((performance.now() - began) / 1000);
console.log(JSON.stringify({ browser: values.browser, seed, seconds, ...tally }, null, 2));
await close();
await service.close();
process.exitCode = Object.values(tally.broken).flat().length > 0 ? 1 : 0;

/** What became of it; `broken` names what broke a promise. */
async function run() {
  if (values.during === 'decisions') {
    const { lost, partial, ...rest } = await decisionKillRun(target, { kills, seed });
    return { ...rest, broken: { lost, partial } };
  }
  if (values.during === 'lists') {
    const { partial, queued, wrong, ...rest } = await listKillRun(target, service, { kills, seed });
    return { ...rest, broken: { partial, wrong, queued: queued === 0 ? [] : [queued] } };
  }
  const onKill = (done: number) => done % 100 === 0 && console.log(`${done} kills`);
  const { twice, lost, open, ...rest } = await killRun(target, service, { kills, seed, onKill });
  return { ...rest, broken: { twice, lost, open } };
}

async function startChromium(): Promise<{ target: Target; close: () => Promise<void> }> {
  const context = await launch();
  await backgroundOf(context);
  await inChromium(context, service);
  return { target: await chromiumTarget(context), close: () => context.close() };
}

async function startFirefox(): Promise<{ target: Target; close: () => Promise<void> }> {
  const firefox = await launchFirefox();
  await install(firefox);
  await inFirefox(firefox, service);
  return { target: await firefoxTarget(firefox), close: () => firefox.browser.close() };
}
