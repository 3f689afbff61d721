// Gives what is unreleased in CHANGELOG.md the version of package.json. `npm version <version>` runs it.
import { readFileSync, writeFileSync } from 'node:fs';
import { cutChangelog } from './changelog.ts';
import { NAMES } from './names.ts';

writeFileSync('CHANGELOG.md', cutChangelog(readFileSync('CHANGELOG.md', 'utf8'), NAMES.version));
