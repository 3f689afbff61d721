// npm run rooms: writes the import rules of test/house/rooms.ts into biome.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { roomOverrides } from './biome-overrides.ts';

const config = JSON.parse(readFileSync('biome.json', 'utf8'));
config.overrides = [config.overrides[0], ...roomOverrides()];
writeFileSync('biome.json', `${JSON.stringify(config, null, 2)}\n`);
