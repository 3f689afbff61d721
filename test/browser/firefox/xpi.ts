import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';

/** Packs a folder into the one file that Firefox installs for good. */
export function packXpi(folder: string, file: string): void {
  const names = globSync('**', { cwd: folder }).filter((name) => statSync(path.join(folder, name)).isFile());
  const files = names.map((name) => [name, readFileSync(path.join(folder, name))] as const);
  writeFileSync(file, zipSync(Object.fromEntries(files), { level: 0 }));
}
