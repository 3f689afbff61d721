// Writes utils/detection/endings-data.ts from the installed `tlds` package: node test/generate/write-endings.ts
import { writeFileSync } from 'node:fs';
import tlds from 'tlds' with { type: 'json' };
import { encodeEndings } from '../../utils/detection/encode-endings.ts';

const { pairs, others, count } = encodeEndings(tlds);
writeFileSync(
  new URL('../../utils/detection/endings-data.ts', import.meta.url),
  `// Every top-level domain of the \`tlds\` package. Made by \`write-endings.ts\`; packed as \`encode-endings.ts\` says.

/** Which pairs of letters are listed: one bit each. */
// biome-ignore format: one packed value
export const PAIRS = '${pairs}';

/** The other listed endings as a set of hashes, and how many they are. */
// biome-ignore format: one packed value
export const OTHERS = '${others}';
export const COUNT = ${count};
`,
);
