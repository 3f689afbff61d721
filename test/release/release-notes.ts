// Prints what CHANGELOG.md says of the version of package.json, for the release: node test/release/release-notes.ts
import { readFileSync } from 'node:fs';
import { notesOf } from './changelog.ts';
import { NAMES } from './names.ts';

process.stdout.write(notesOf(readFileSync('CHANGELOG.md', 'utf8'), NAMES.version));
