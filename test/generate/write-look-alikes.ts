// Writes utils/detection/look-alikes-data.ts from Unicode's confusables: node test/generate/write-look-alikes.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { lookAlikes } from './look-alikes.ts';

const file = new URL('../../utils/detection/look-alikes-data.ts', import.meta.url);
const notice = readFileSync(file, 'utf8').split('*/')[0];
const lines = lookAlikes().map(([script, letters]) => `  ${script}: '${letters}',`);
writeFileSync(
  file,
  `${notice}*/

/** Letters that look like ASCII letters, digits, dots or hyphens, by script. */
export const LOOK_ALIKES: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`,
);
