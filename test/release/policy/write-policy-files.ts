// Writes docs/policy with the ids of package.json: npm run policy
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { NAMES } from '../names.ts';
import { policyFiles } from './policy-files.ts';

for (const [file, text] of Object.entries(policyFiles(NAMES))) writeFileSync(path.join('docs/policy', file), text);
