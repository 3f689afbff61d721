import path from 'node:path';
import { build } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Bundles the code that runs in pages, the detector's own among it, into one script; minified as the extension is.
 * @param root the folder of the repository, which may be at another commit
 */
export async function bundleForPages(root = ROOT): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@': root } },
    build: {
      write: false,
      lib: {
        entry: path.join(root, 'test/bench/in-page/main.ts'),
        formats: ['iife'],
        name: 'sightlineBench',
      },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (!first || !('output' in first)) throw new Error('Vite gave no bundle');
  return first.output[0].code;
}
