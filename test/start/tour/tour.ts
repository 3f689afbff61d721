import type { Arranged } from '../../run/arrange.ts';
import { startDisplay } from '../../run/with-display.ts';
import { inventionNotice } from '../../service/front-page.ts';
import { connectStandIn } from '../connect-stand-in.ts';
import { launchBrowser } from '../launch-browser.ts';
import type { Servers } from '../servers.ts';
import { welcomePage } from '../welcome-page.ts';
import { failureInPopup } from './failure-in-popup.ts';
import { dispatchedMenuClick, nativeMenuClick } from './menu-click.ts';
import { overviewInPopup } from './overview-in-popup.ts';
import { PictureBook } from './picture-book.ts';
import { scoresInCrm } from './score-in-crm.ts';
import type { Guide, Stop } from './stop.ts';
import { stopFailure, stopReport, tourReport } from './words.ts';

/** The programs of a tour; all but the browser may be missing. */
type Tools = Arranged['paths'] & { chromium: string };

/**
 * Start a virtual screen on which native menus can be driven; it closes with `stack`. Answers with the environment of
 * what runs there, or null where that is not to be had.
 */
async function openScreen(
  { xvfb, openbox, xdotool }: Tools,
  stack: AsyncDisposableStack,
): Promise<NodeJS.ProcessEnv | null> {
  if (!xvfb || !openbox || !xdotool) return null;
  const { env, close } = await startDisplay();
  stack.defer(close);
  // The pointer's programs, and the looks at the screen, have the environment of this process.
  Object.assign(process.env, { DISPLAY: env.DISPLAY, XDG_RUNTIME_DIR: env.XDG_RUNTIME_DIR });
  return env;
}

const TIMEOUT_MS = 10_000;
const STOPS: Stop[] = [...scoresInCrm, overviewInPopup, failureInPopup];

async function makeReady(
  tools: Tools,
  servers: Servers,
  signal: AbortSignal,
  stack: AsyncDisposableStack,
): Promise<Guide> {
  const screen = await openScreen(tools, stack);
  const browser = await launchBrowser(stack, {
    executablePath: tools.chromium,
    headless: screen === null,
    env: screen ?? process.env,
    // Without the browser's bar about its switches, which would be on every picture.
    args: ['--test-type', '--window-position=0,0'],
  });
  const { context } = browser;
  // Whatever is waited for then fails at once.
  signal.addEventListener('abort', () => void context.close());
  signal.throwIfAborted();
  context.setDefaultTimeout(TIMEOUT_MS);
  const pictures = await PictureBook.open(screen);
  const welcome = await welcomePage(context);
  await welcome.getByRole('heading', { level: 1 }).waitFor();
  await pictures.page('welcome', welcome);
  const options = await connectStandIn(context, servers.service);
  await pictures.page('connected', options);
  await options.close();
  await welcome.close();
  return { ...servers, ...browser, pictures, menu: screen ? nativeMenuClick : dispatchedMenuClick(context) };
}

async function visit(stop: Stop, guide: Guide, signal: AbortSignal): Promise<boolean> {
  try {
    const seen = await stop.visit(guide);
    console.log(stopReport(stop.title, seen));
    return seen.wrong.length === 0;
  } catch (error) {
    if (signal.aborted) return false;
    console.log(stopFailure(stop.title, error));
    await guide.pictures.screen('wrong', guide.page);
    return false;
  } finally {
    for (const page of guide.context.pages()) if (page !== guide.page) await page.close();
  }
}

/**
 * Use Sightline as a user would, report what was seen, and take pictures. False unless everything agrees and every
 * picture was taken.
 */
export async function runTour(
  tools: Tools,
  servers: Servers,
  signal: AbortSignal,
  stack: AsyncDisposableStack,
): Promise<boolean> {
  const guide = await makeReady(tools, servers, signal, stack);
  console.log(`${guide.menu.how}\n${inventionNotice}\n`);
  let agreed = 0;
  for (const stop of STOPS) {
    if (await visit(stop, guide, signal)) agreed += 1;
    if (signal.aborted) return false;
  }
  console.log(`\n${tourReport(agreed, STOPS.length, guide.pictures)}`);
  return agreed === STOPS.length && guide.pictures.missing.length === 0;
}
