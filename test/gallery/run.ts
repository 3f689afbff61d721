import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { runCommand } from '../run/run-command.ts';
import { buildInLanguage } from './build-in-language.ts';

const { values, positionals } = parseArgs({
  options: {
    /** A catalogue (`de`, `pt-BR`) or a pseudo-language (`pseudo`, `mirrored`). */
    language: { type: 'string', default: 'en' },
    /** Only whole pages of the built extension, or only parts of them. */
    only: { type: 'string' },
    /** Only in light and in the narrowest width: to read texts. */
    quick: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const { language, only, quick } = values;
const env = { ...process.env, SIGHTLINE_LANGUAGE: language, SIGHTLINE_QUICK: quick ? '1' : '' };
const codes: number[] = [];

if (only !== 'pages') {
  const config = ['--config', 'test/gallery/vitest.config.ts'];
  codes.push(
    await runCommand([process.execPath, 'node_modules/vitest/vitest.mjs', 'run', ...config, ...positionals], { env }),
  );
}
if (only !== 'parts' && positionals.length === 0) {
  codes.push(await runCommand([process.execPath, 'node_modules/wxt/bin/wxt.mjs', 'build'], { env }));
  const { folder, tag } = await buildInLanguage('.output/chrome-mv3', language);
  const pages = { ...env, SIGHTLINE_BUILD: folder, SIGHTLINE_TAG: tag };
  codes.push(await runCommand([process.execPath, 'test/gallery/pages.ts'], { env: pages }));
  await rm(folder, { recursive: true });
}
process.exitCode = Math.max(...codes);
