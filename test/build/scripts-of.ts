import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Paths in a build of the scripts that a page loads before it draws: those of its HTML, and what they import. */
export function scriptsOf(build: string, page: string): string[] {
  const html = readFileSync(path.join(build, page), 'utf8');
  const scripts = new Set([...html.matchAll(/src="\/([^"]+\.js)"/g)].map(([, file]) => file ?? ''));
  for (const file of scripts) {
    const code = readFileSync(path.join(build, file), 'utf8');
    for (const [, imported] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) scripts.add(`chunks/${imported}`);
  }
  return [...scripts];
}
