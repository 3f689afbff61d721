import { readdirSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';

const CACHE = path.join(import.meta.dirname, '../../node_modules/.cache');

/** A page made of React: where its sources are, under this folder, and its documents. */
interface App {
  folder: string;
  documents: string[];
}
export const CRM: App = { folder: 'crm', documents: ['index.html', 'thread.html'] };
export const REACT_AT_RANDOM: App = { folder: 'detector/react', documents: ['index.html'] };

const sourceOf = ({ folder }: App): string => path.join(import.meta.dirname, folder);
const outputOf = ({ folder }: App): string => path.join(CACHE, `sightline-${folder.replace('/', '-')}`);

function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function isFresh(app: App): boolean {
  const builtAt = changedAt(outputOf(app));
  const source = sourceOf(app);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => path.join(source, file));
  // Folders are in the list too: their time tells of files that were removed.
  return [import.meta.filename, source, ...files].every((file) => changedAt(file) < builtAt);
}

async function build(app: App, outDir: string): Promise<void> {
  // Only a stale build pays for loading these.
  const [vite, { default: react }, { default: tailwindcss }] = await Promise.all([
    import('vite'),
    import('@vitejs/plugin-react'),
    import('@tailwindcss/vite'),
  ]);
  await vite.build({
    configFile: false,
    root: sourceOf(app),
    base: './',
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: app.documents.map((document) => path.join(sourceOf(app), document)) },
    },
  });
}

/** Build a page of React unless its last build is newer than its sources; answers with the folder to serve. */
export async function buildApp(app: App): Promise<string> {
  const output = outputOf(app);
  if (isFresh(app)) return output;
  // Test workers may build side by side: each builds apart, then puts the whole result in place.
  const own = `${output}-${process.pid}`;
  await build(app, own);
  await rm(output, { recursive: true, force: true });
  try {
    await rename(own, output);
  } catch {
    await rm(own, { recursive: true, force: true }); // Another one was faster, with the same result.
  }
  return output;
}
