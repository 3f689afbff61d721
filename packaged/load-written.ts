import path from 'node:path';
import { runnerImport } from 'vite';
import type { PolicySchema } from './managed-schema.ts';

const ROOT = path.dirname(import.meta.dirname);

/** Imports a module that names others as the product does, which Node alone does not understand. */
async function load<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(`${import.meta.dirname}/${file}`, {
    resolve: { alias: { '@': ROOT } },
  });
  return module;
}

/** Returns the schema of managed storage. */
export async function loadSchema(): Promise<PolicySchema> {
  return (await load<typeof import('./managed-schema.ts')>('managed-schema.ts')).managedSchema();
}

/** Returns the pages of the packaged help by the names of their files. */
export async function loadHelp(languages: readonly string[]): Promise<Record<string, string>> {
  return (await load<typeof import('./help-pages.ts')>('help-pages.ts')).helpPages(ROOT, languages);
}
