// Writes docs/policy with the ids of package.json, without files for a store that is left out: npm run policy
import { globSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NAMES } from '../names.ts';
import { policyFiles } from './policy-files.ts';

for (const file of globSync('docs/policy/*.{json,reg,mobileconfig}')) rmSync(file);
for (const [file, text] of Object.entries(policyFiles(NAMES))) writeFileSync(path.join('docs/policy', file), text);
