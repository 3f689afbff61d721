// Writes public/THIRD-PARTY.txt, the licenses of everything that is bundled: npm run third-party
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordLibraries } from '../release/record-libraries.ts';
import { thirdPartyNotices } from '../release/third-party.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const { files } = await recordLibraries();
writeFileSync(path.join(ROOT, 'public/THIRD-PARTY.txt'), thirdPartyNotices(ROOT, files));
