// Writes docs/policy with the ids of package.json, without files for a store that is left out: npm run policy
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadSchema } from '../../../packaged/load-written.ts';
import { NAMES } from '../names.ts';
import { adminTemplate } from './admin-template.ts';
import { fieldMeanings } from './field-meanings.ts';
import { policyFiles } from './policy-files.ts';

for (const file of globSync('docs/policy/*.{json,reg,mobileconfig,admx,adml}')) rmSync(file);
const meanings = fieldMeanings(readFileSync('docs/policy/README.md', 'utf8'));
const files = { ...policyFiles(NAMES), ...adminTemplate(NAMES, await loadSchema(), meanings) };
for (const [file, text] of Object.entries(files)) writeFileSync(path.join('docs/policy', file), text);
