import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { onPath } from './browser-places.ts';
import { findChromium, findFirefox } from './find-browser.ts';

/** A program or font that some tests cannot do without. */
export type Need = 'chromium' | 'firefox' | 'xvfb' | 'xdotool' | 'openbox' | 'openssl' | 'japaneseFont';

/** How a program is found and how it gets onto a machine. */
interface Recipe {
  find(): string | null;
  aptPackage: string;
  /** The variable with which a user names another copy of it. */
  variable?: string;
  /** What to tell a user who has to install it by hand. */
  advice: string;
}

function findTool(name: string): string | null {
  return onPath([name], process.env).find((file) => existsSync(file)) ?? null;
}

/** The first font of this computer that has the letters of a language. */
function findFont(language: string): string | null {
  const { stdout } = spawnSync('fc-list', [`:lang=${language}`, 'file'], { encoding: 'utf8' });
  return /^[^:\n]+/.exec(stdout ?? '')?.[0] ?? null;
}

function tool(command: string, aptPackage: string): Recipe {
  return {
    find: () => findTool(command),
    aptPackage,
    advice: `install it (Debian, Ubuntu: apt install ${aptPackage})`,
  };
}

/** The recipe for every need. */
export const RECIPES: Readonly<Record<Need, Recipe>> = {
  chromium: {
    find: findChromium,
    aptPackage: 'chromium',
    variable: 'CHROME_PATH',
    advice:
      'run "npx playwright install chromium", or set CHROME_PATH to Chromium, Chrome for Testing or Edge ' +
      '(not Google Chrome: it no longer takes an extension from the command line)',
  },
  firefox: {
    find: findFirefox,
    aptPackage: 'firefox-esr',
    variable: 'FIREFOX_PATH',
    advice:
      'install Firefox from https://www.mozilla.org/firefox or set FIREFOX_PATH ' +
      '(SIGHTLINE_SKIP_FIREFOX=1 goes on without it)',
  },
  xvfb: tool('Xvfb', 'xvfb'),
  xdotool: tool('xdotool', 'xdotool'),
  openbox: tool('openbox', 'openbox'),
  openssl: tool('openssl', 'openssl'),
  japaneseFont: {
    find: () => findFont('ja'),
    aptPackage: 'fonts-noto-cjk',
    advice: 'without one, letters are drawn as boxes: install it (Debian, Ubuntu: apt install fonts-noto-cjk)',
  },
};

/** Only Linux has X, elsewhere the tests that use it skip themselves; other systems bring fonts for every language. */
const OF_LINUX: readonly Need[] = ['xvfb', 'xdotool', 'openbox', 'japaneseFont'];

/** Whether this machine can have the need at all. */
export function applies(need: Need): boolean {
  return process.platform === 'linux' || !OF_LINUX.includes(need);
}

/** The variable by which the user chose a program, if they did. */
export function chosenBy(need: Need): string | null {
  const { variable } = RECIPES[need];
  return variable && process.env[variable] ? variable : null;
}

/** One line that says what is missing and exactly what to do about it. */
export function missingLine(need: Need): string {
  const variable = chosenBy(need);
  if (variable)
    return `${need}: ${variable} is "${process.env[variable]}", which is not a working browser: fix or unset it`;
  return `${need}: ${RECIPES[need].advice}`;
}
