// Gives what is unreleased in CHANGELOG.md the version of package.json. `npm version <version>` runs it.
import { readFileSync, writeFileSync } from 'node:fs';
import { NAMES } from './names.ts';

const UNRELEASED = '## Unreleased\n';
const text = readFileSync('CHANGELOG.md', 'utf8');
if (!text.includes(UNRELEASED)) throw new Error('CHANGELOG.md has nothing unreleased: say what users get.');
writeFileSync('CHANGELOG.md', text.replace(UNRELEASED, `## ${NAMES.version}\n`));
