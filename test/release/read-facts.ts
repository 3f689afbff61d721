import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseMessagesFile } from '@wxt-dev/i18n/build';
import { z } from 'zod';
import { filesOfZip } from '../run/unpack.ts';
import type { Facts, ManifestFacts, PackageFacts } from './facts.ts';
import { readAnswers } from './forms.ts';
import { buildHelp } from './help/build-help.ts';
import { lintPackage } from './lint-store.ts';
import { readListings } from './listing.ts';
import { NAMES } from './names.ts';
import { type PngFacts, pngFacts } from './png-facts.ts';
import { policyFiles } from './policy/policy-files.ts';
import { recordLibraries } from './record-libraries.ts';
import { thirdPartyNotices } from './third-party.ts';
import { lintWorkflows } from './workflow-lint.ts';

const DOCUMENTS = [
  ...['*.md', 'docs/release/*.md', 'docs/policy/*.{md,json}', 'docs/site/*.md', '.gitattributes', '.github/**/*.yml'],
  'components/settings/about-screen.tsx',
];

/** The id of a build with `CHROMIUM_KEY` of this repository. */
const UNPACKED_ID = 'aoggaamlbolfdhboikpdaneacdihbpop';

const manifest: z.ZodType<ManifestFacts> = z.object({
  version: z.string(),
  key: z.string().optional(),
  permissions: z.array(z.string()),
  optional_host_permissions: z.array(z.string()),
  minimum_chrome_version: z.string().optional(),
  browser_specific_settings: z
    .object({
      gecko: z.object({
        id: z.string(),
        strict_min_version: z.string(),
        data_collection_permissions: z.object({ required: z.array(z.string()) }),
      }),
    })
    .optional(),
});
const product = z.object({
  description: z.string(),
  scripts: z.record(z.string(), z.string()),
  engines: z.object({ node: z.string() }),
});

const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
const isSame = (file: string, text: string): boolean => {
  const found = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const value = (json: string) => (file.endsWith('.json') && json !== '' ? JSON.stringify(JSON.parse(json)) : json);
  return value(found) === value(text);
};

function packageFacts(zip: string): PackageFacts {
  const files = filesOfZip(zip);
  return {
    size: readFileSync(zip).length,
    files: [...files.keys()],
    manifest: manifest.parse(JSON.parse(String(files.get('manifest.json')))),
    thirdParty: files.get('THIRD-PARTY.txt')?.toString() ?? null,
  };
}

const pictures = (root: string): Record<string, PngFacts> =>
  Object.fromEntries(
    globSync('**/*.png', { cwd: root }).map((file) => [
      file.replaceAll(path.sep, '/'),
      pngFacts(readFileSync(path.join(root, file))),
    ]),
  );

async function languages(): Promise<Facts['languages']> {
  const found: Facts['languages'] = {};
  for (const file of globSync('locales/*.yml')) {
    const texts = new Map((await parseMessagesFile(file)).map((each) => [each.key.join('.'), each]));
    const text = (key: string) => {
      const message = texts.get(key);
      return message?.type === 'simple' ? message.message : '';
    };
    found[path.basename(file, '.yml').replace('_', '-')] = {
      name: text('manifest.name'),
      description: text('manifest.description'),
    };
  }
  return found;
}

/** Reads what the release rules judge, from the zips in `.output` and this checkout; `rebuilt` are hashes of other builds. */
export async function readFacts(rebuilt: Record<string, string>): Promise<Facts> {
  const zip = (kind: string) => path.join('.output', `sightline-${NAMES.version}-${kind}.zip`);
  const zips = ['chrome', 'firefox', 'sources'].map(zip);
  const { files, modified } = await recordLibraries();
  const own = product.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const database = readFileSync('utils/storage/database.ts', 'utf8');
  const migrations = readFileSync('test/unit/storage/migrations.test.ts', 'utf8');
  const sources = filesOfZip(zip('sources'));
  const { listings, problems } = readListings('.');
  return {
    names: NAMES,
    engines: own.engines.node,
    description: own.description,
    scripts: own.scripts,
    unpackedId: UNPACKED_ID,
    chrome: packageFacts(zip('chrome')),
    firefox: packageFacts(zip('firefox')),
    sources: {
      size: readFileSync(zip('sources')).length,
      topLevel: [...new Set([...sources.keys()].map((name) => name.split('/')[0] ?? ''))],
    },
    lint: lintPackage(zip('firefox')),
    modifiedLibraries: modified,
    thirdParty: thirdPartyNotices(path.resolve('.'), files),
    zips: Object.fromEntries(zips.map((file) => [path.basename(file), sha256(file)])),
    rebuilt,
    icons: pictures('public/icon'),
    iconSources: globSync('public/icon/*.svg'),
    pictures: pictures('pictures/store'),
    languages: await languages(),
    listings,
    listingProblems: problems,
    answers: readAnswers('.'),
    documents: Object.fromEntries(
      DOCUMENTS.flatMap((glob) => globSync(glob)).map((file) => [file, readFileSync(file, 'utf8')]),
    ),
    dataVersion: Number(/DATABASE_VERSION = (\d+)/.exec(database)?.[1]),
    migrationsTested: [...migrations.matchAll(/^test\('version (\d+):/gm)].map(([, version]) => Number(version)),
    isNewerDataTested: /^test\('a newer version: the database is refused and stays as it is/m.test(migrations),
    actionlint: await lintWorkflows(),
    help: buildHelp(),
    stalePolicyFiles: Object.entries(policyFiles(NAMES))
      .filter(([file, text]) => !isSame(path.join('docs/policy', file), text))
      .map(([file]) => file),
  };
}
