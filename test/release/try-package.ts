// Does the main job with a package as the store gets it: npm run try-package [-- --browser firefox]
import path from 'node:path';
import { parseArgs } from 'node:util';
import { NAMES } from './names.ts';
import { tryInChromium } from './try-in-chromium.ts';
import { tryInFirefox } from './try-in-firefox.ts';

const { values } = parseArgs({ options: { browser: { type: 'string', default: 'chrome' } } });
const zip = (kind: string) => path.join('.output', `sightline-${NAMES.version}-${kind}.zip`);
const attempts: Record<string, () => boolean | Promise<boolean>> = {
  chrome: () => tryInChromium(zip('chrome')),
  firefox: () => tryInFirefox(zip('firefox')),
};
const attempt = attempts[values.browser];
if (!attempt) throw new Error(`--browser ${values.browser}: chrome or firefox`);
process.exitCode = (await attempt()) ? 0 : 1;
