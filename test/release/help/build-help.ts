import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { failureKind } from '../../../utils/service/failure-kind.ts';

/** The help site as it was built: its pages by name, and what is wrong with it. */
export interface Help {
  pages: string[];
  problems: string[];
}

/** Builds the help site into a folder that is then deleted; dead links fail the build. */
export function buildHelp(): Help {
  const folder = mkdtempSync(path.join(tmpdir(), 'sightline-help-'));
  const vitepress = path.resolve('node_modules/vitepress/bin/vitepress.js');
  try {
    const { status } = spawnSync(process.execPath, [vitepress, 'build', 'docs/site', '--outDir', folder]);
    if (status !== 0) return { pages: [], problems: ['it does not build: npm run docs:build'] };
    const page = path.join(folder, 'failures.html');
    const html = existsSync(page) ? readFileSync(page, 'utf8') : '';
    return {
      pages: globSync('*.html', { cwd: folder }).map((name) => path.basename(name, '.html')),
      problems: failureKind.options.filter((kind) => !html.includes(`id="${kind}"`)),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
