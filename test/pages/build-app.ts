import { readdirSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';

const SOURCE = path.join(import.meta.dirname, 'crm');
const CACHE = path.join(import.meta.dirname, '../../node_modules/.cache');
const OUTPUT = path.join(CACHE, 'sightline-crm');

function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function isFresh(): boolean {
  const builtAt = changedAt(OUTPUT);
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).map((file) => path.join(SOURCE, file));
  // Folders are in the list too: their time tells of files that were removed.
  return [import.meta.filename, SOURCE, ...files].every((file) => changedAt(file) < builtAt);
}

async function build(outDir: string): Promise<void> {
  // Only a stale build pays for loading these.
  const [vite, { default: react }, { default: tailwindcss }] = await Promise.all([
    import('vite'),
    import('@vitejs/plugin-react'),
    import('@tailwindcss/vite'),
  ]);
  await vite.build({
    configFile: false,
    root: SOURCE,
    base: './',
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: [path.join(SOURCE, 'index.html'), path.join(SOURCE, 'thread.html')] },
    },
  });
}

/** Build the CRM demo unless the last build is newer than its sources; answers with the folder to serve. */
export async function buildCrm(): Promise<string> {
  if (isFresh()) return OUTPUT;
  // Test workers may build side by side: each builds apart, then puts the whole result in place.
  const own = `${OUTPUT}-${process.pid}`;
  await build(own);
  await rm(OUTPUT, { recursive: true, force: true });
  try {
    await rename(own, OUTPUT);
  } catch {
    await rm(own, { recursive: true, force: true }); // Another one was faster, with the same result.
  }
  return OUTPUT;
}
