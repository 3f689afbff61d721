// Writes endings-data.ts anew from the installed `tlds` package: node utils/detection/write-endings.ts
import { writeFileSync } from 'node:fs';
import tlds from 'tlds' with { type: 'json' };
import { encodeEndings } from './encode-endings.ts';

writeFileSync(
  new URL('endings-data.ts', import.meta.url),
  `/** Every top-level domain of the \`tlds\` package. Made by \`write-endings.ts\`; packed as \`encode-endings.ts\` says. */
// biome-ignore format: one packed value
export const ENDINGS = '${encodeEndings(tlds)}';
`,
);
