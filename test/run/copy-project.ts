import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Copies the files that git tracks, as they are on disk, into a folder, and links the same packages. */
export function copyProject(folder: string): void {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of list.split('\0').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(file, path.join(folder, file));
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
}
