import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const text = z.string().min(1);

/** The texts of the store pages in one language: `docs/release/listing/<language>.json`. */
export const listing = z.strictObject({
  name: text,
  /** Chrome and Edge take it from the manifest. */
  summary: text,
  amoSummary: text,
  /** Paragraphs. */
  description: z.array(text).min(1),
  category: z.strictObject({ chrome: text, edge: text, firefox: text }),
  /** Only Edge has them. */
  searchTerms: z.array(text),
  singlePurpose: text,
  /** Why each permission of each manifest is needed. */
  permissions: z.record(z.string(), text),
  /** By Firefox's names; with Chrome's name and what is done with it. */
  data: z.record(z.string(), z.strictObject({ chrome: text, reason: text })),
  privacyForm: z.strictObject({
    remoteCode: text,
    sale: text,
    otherPurposes: text,
    limitedUse: text,
  }),
  /** The caption of each screenshot, by the name of its file. */
  screenshots: z.record(z.string(), text),
});
export type Listing = z.infer<typeof listing>;

/** Reads the listings of the project `root`, by language. Throws on one that lacks an answer, and names both. */
export function readListings(root: string): Record<string, Listing> {
  const folder = path.join(root, 'docs/release/listing');
  return Object.fromEntries(
    readdirSync(folder).map((file) => {
      const parsed = listing.safeParse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
      if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
      return [path.basename(file, '.json'), parsed.data];
    }),
  );
}
