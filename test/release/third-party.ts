import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Packages without a bundled file of their own: their output or their data is part of the extension. */
const BY_OUTPUT = ['rolldown', 'tailwindcss', 'tlds', 'unhomoglyph'];

/** Puts an empty module in place of texts; nothing of it remains in the extension. */
const WITHOUT_CONTENT = '@react-aria/optimize-locales-plugin';

const person = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]);
const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  author: person.optional(),
  repository: z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)]).optional(),
});

/** The folder of the package that contains a file, by the last `node_modules` of its path. */
const packageOf = (file: string): string => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? '';

/** Name, version and source of a package, and its license text. */
function notice(folder: string): { facts: string; terms: string } {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
  const { name, version, license, author, repository } = manifest.parse(JSON.parse(read('package.json')));
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)(\.\w+)?$/i.test(file));
  const terms = files.sort().map(read).join('\n\n');
  const facts = [`${name} ${version}`, `License: ${license}`];
  if (repository) facts.push(`Source: ${repository.replace(/^git\+/, '').replace(/\.git$/, '')}`);
  // A package without a license file states its license and author alone.
  if (terms === '' && author) facts.push(`Author: ${author}`);
  return { facts: facts.join('\n'), terms };
}

/**
 * Returns the license of Sightline and the notices of an extension that bundles these files: name, version, source and license of each
 * package, sorted by name; a text that several packages share comes once. `root` is the folder of `node_modules`.
 */
export function thirdPartyNotices(root: string, files: Iterable<string>): string {
  const folders = new Set([...files].map(packageOf));
  folders.delete(path.join(root, 'node_modules', WITHOUT_CONTENT));
  for (const name of BY_OUTPUT) folders.add(path.join(root, 'node_modules', name));
  const notices = [...folders].filter((folder) => existsSync(path.join(folder, 'package.json'))).map(notice);
  notices.sort((a, b) => (a.facts < b.facts ? -1 : 1));
  const groups = Map.groupBy(notices, ({ terms }) => terms);
  const parts = [...groups].map(([terms, of]) => [...of.map(({ facts }) => facts), terms].join('\n\n').trim());
  const line = `\n\n${'-'.repeat(78)}\n\n`;
  const own = `Sightline\n\n${readFileSync(path.join(root, 'LICENSE'), 'utf8').trim()}\n\n`;
  const head = 'Sightline contains code or data of these packages, under their own licenses.';
  return `${own}${[head, ...parts].join(line)}\n`;
}
