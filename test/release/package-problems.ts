import type { Names } from './names.ts';

/** A package as it would be uploaded. */
export interface Package {
  /** In bytes. */
  size: number;
  files: readonly string[];
  version: string;
  hasKey: boolean;
  /** Firefox's; undefined in other packages. */
  id?: string | undefined;
  /** Null without the file. */
  thirdParty: string | null;
}

/** Of what a store takes: addons.mozilla.org 200 MB; ours is held far below. */
const MOST_BYTES = 2_000_000;
const PLACEHOLDER = /\bexample\.(com|org|net)\b|\.example\b/;
/** As Chrome and Edge assign them; Edge's *Product ID* is another one. */
const EXTENSION_ID = /^[a-p]{32}$/;

/** What a store, or whoever reads the package, would find wrong in it; `thirdParty`: the notices that it must contain. */
export function packageProblems(
  store: 'chrome' | 'firefox',
  found: Package,
  names: Names,
  thirdParty: string,
): string[] {
  const hidden = found.files.filter((file) => /\.map$|\.test\.|(^|\/)\./.test(file));
  return [
    ...(found.version === names.version ? [] : [`has version ${found.version}, not ${names.version}`]),
    ...(found.hasKey && store === 'chrome' ? ['has a key: the store assigns the id'] : []),
    ...(store === 'firefox' && found.id !== names.storeIds.firefox ? [`has the id ${found.id}`] : []),
    ...(found.thirdParty === thirdParty ? [] : ['lacks the licenses of what it bundles: npm run third-party']),
    ...(found.size > MOST_BYTES ? [`has ${found.size} bytes`] : []),
    ...hidden.map((file) => `contains ${file}`),
  ].map((problem) => `The ${store} package ${problem}.`);
}

/** What only the owner can replace in `package.json`; `unpackedId`: the id of a build with the key of this repository. */
export function leftToOwner({ author, homepage, repository, bugs, storeIds }: Names, unpackedId: string): string[] {
  const places = { author, homepage, repository: repository.url, bugs: bugs.url, 'storeIds.firefox': storeIds.firefox };
  const placeholders = Object.entries(places).filter(([, value]) => PLACEHOLDER.test(value));
  const unassigned = (['chrome', 'edge'] as const).filter((store) => {
    const { [store]: id } = storeIds;
    return id !== null && (id === unpackedId || !EXTENSION_ID.test(id));
  });
  return [...placeholders.map(([place]) => place), ...unassigned.map((store) => `storeIds.${store}`)];
}
