import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const product = z.object({
  version: z.string(),
  author: z.string(),
  /** The product's site, without a slash at its end: help, privacy policy, contact. Also `homepage_url` of the manifests. */
  homepage: z.url().transform((url) => url.replace(/\/$/, '')),
  repository: z.object({ url: z.string() }),
  bugs: z.object({ url: z.url() }),
  /**
   * The id of the extension in each store. Firefox: final with the first signature. Chrome and Edge assign theirs with the
   * first upload; until then it is the id of an unpacked build. `null`: not in this store.
   */
  storeIds: z.object({ chrome: z.string().nullable(), edge: z.string().nullable(), firefox: z.string() }),
});
export type Names = z.infer<typeof product>;

/** Reads all public names from the one place that has them, `package.json` of the folder `root`. */
export const readNames = (root: string): Names =>
  product.parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));

/** The public names of this project. */
export const NAMES = readNames(path.resolve(import.meta.dirname, '../..'));
