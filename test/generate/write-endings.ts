// Writes utils/detection/front-coded-endings.ts from the installed `tlds` package: node test/generate/write-endings.ts
import { writeFileSync } from 'node:fs';
import { frontCodedEndings } from './front-coded-endings.ts';

writeFileSync(
  new URL('../../utils/detection/front-coded-endings.ts', import.meta.url),
  `// Made by \`test/generate/write-endings.ts\`.

/** Every top-level domain, front-coded: \`is-listed-ending.ts\` unpacks it. */
// biome-ignore format: one packed value
export const FRONT_CODED_ENDINGS = '${frontCodedEndings()}';
`,
);
