import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Plugin } from 'vite';
import { build } from 'wxt';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The library files of a build. */
export interface Libraries {
  /** Absolute paths of all bundled files of packages. */
  files: Set<string>;
  /** Those whose text is not that of the file on disk. */
  modified: string[];
}

/** Builds the extension for Chromium into a folder that is then deleted, and records which library files it bundles. */
export async function recordLibraries(): Promise<Libraries> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'sightline-libraries-'));
  const files = new Set<string>();
  const modified: string[] = [];
  const recorder: Plugin = {
    name: 'record-libraries',
    transform: {
      order: 'post',
      handler(code, id) {
        const [file = ''] = id.split('?');
        if (!path.isAbsolute(file) || !file.includes('/node_modules/')) return;
        files.add(file);
        if (readFileSync(file, 'utf8') !== code) modified.push(file);
      },
    },
  };
  try {
    await build({
      root: ROOT,
      outDir,
      mode: 'production',
      hooks: {
        // Only warnings and errors: the sizes of files that are not minified would mislead.
        ready: ({ logger }) => {
          logger.level = 1;
        },
        'vite:build:extendConfig': (_, config) => {
          config.plugins = [...(config.plugins ?? []), recorder];
          // The modules are read before this, and it would take half of the time.
          config.build = { ...config.build, minify: false };
        },
      },
    });
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
  return { files, modified };
}
