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

/** What stores limit: https://developer.chrome.com/docs/webstore, MicrosoftDocs `publish-extension.md`, extensionworkshop.com. */
const LIMITS = {
  name: 45,
  summary: 132,
  amoSummary: 250,
  description: { least: 250, most: 10_000 },
  searchTerms: { most: 7, each: 30, words: 21 },
  /** Of a single purpose and of a reason in Chrome's form. */
  reason: 1000,
} as const;

const beyond = (name: string, value: string, most: number): string[] =>
  [...value].length > most ? [`${name}: ${[...value].length} of at most ${most} characters`] : [];

/** Returns what stores would refuse about the lengths of a listing. */
export function lengthProblems(of: Listing): string[] {
  const description = of.description.join('\n\n');
  const words = of.searchTerms.join(' ').split(' ').length;
  return [
    ...beyond('name', of.name, LIMITS.name),
    ...beyond('summary', of.summary, LIMITS.summary),
    ...beyond('amoSummary', of.amoSummary, LIMITS.amoSummary),
    ...beyond('description', description, LIMITS.description.most),
    ...(description.length < LIMITS.description.least ? ['description: too short for Edge'] : []),
    ...beyond('singlePurpose', of.singlePurpose, LIMITS.reason),
    ...Object.entries(of.permissions).flatMap(([name, reason]) => beyond(name, reason, LIMITS.reason)),
    ...Object.entries(of.data).flatMap(([name, { reason }]) => beyond(name, reason, LIMITS.reason)),
    ...of.searchTerms.flatMap((term) => beyond(term, term, LIMITS.searchTerms.each)),
    ...(of.searchTerms.length > LIMITS.searchTerms.most || words > LIMITS.searchTerms.words
      ? ['searchTerms: too many']
      : []),
  ];
}

/** Returns the names that are in one list alone. */
export const unmatched = (some: Iterable<string>, others: Iterable<string>): string[] => [
  ...new Set(some).symmetricDifference(new Set(others)),
];

/** The listings of a project by language, and what those lack that are left out. */
export interface Listings {
  listings: Record<string, Listing>;
  problems: string[];
}

/** Reads the listings in the project `root`. */
export function readListings(root: string): Listings {
  const folder = path.join(root, 'docs/release/listing');
  const found: Listings = { listings: {}, problems: [] };
  for (const file of readdirSync(folder).sort()) {
    const parsed = listing.safeParse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
    if (parsed.success) found.listings[path.basename(file, '.json')] = parsed.data;
    else {
      const lacks = parsed.error.issues.map((issue) => `${file}: ${issue.path.join('.')}: ${issue.message}`);
      found.problems.push(...lacks);
    }
  }
  return found;
}
