import type { LintReport } from './lint-report.ts';
import type { Listing } from './listing.ts';
import type { Names } from './names.ts';
import type { PngFacts } from './png-facts.ts';

/** The parts of a manifest that rules read. */
export interface ManifestFacts {
  version: string;
  key?: string | undefined;
  permissions: string[];
  optional_host_permissions: string[];
  minimum_chrome_version?: string | undefined;
  browser_specific_settings?:
    | {
        gecko: {
          id: string;
          strict_min_version: string;
          data_collection_permissions: { required: string[] };
        };
      }
    | undefined;
}

/** A package as it would be uploaded. */
export interface PackageFacts {
  /** In bytes. */
  size: number;
  files: string[];
  manifest: ManifestFacts;
  /** Null without the file. */
  thirdParty: string | null;
}

/** Everything that the release rules judge. */
export interface Facts {
  names: Names;
  engines: string;
  scripts: string[];
  /** The id of an unpacked Chromium build. */
  unpackedId: string;
  chrome: PackageFacts;
  firefox: PackageFacts;
  sources: { size: number; topLevel: string[] };
  lint: LintReport;
  /** Library files whose bundled text is not the released one. */
  modifiedLibraries: string[];
  /** The notices that the packages must contain. */
  thirdParty: string;
  /** Hashes by file name of the zips here, and of those that were built again elsewhere. */
  zips: Record<string, string>;
  rebuilt: Record<string, string>;
  icons: Record<string, PngFacts>;
  /** By path below `pictures/store`. */
  pictures: Record<string, PngFacts>;
  /** Languages of the interface, with the name and the description of the manifest. */
  languages: Record<string, { name: string; description: string }>;
  listings: Record<string, Listing>;
  /** Texts of the documents that rules read, by path; absent ones are missing. */
  documents: Record<string, string>;
  /** Versions of stored data, and those that a migration test starts from. */
  dataVersion: number;
  migrationsTested: number[];
  /** Files of `docs/policy` that are not those of the names. */
  stalePolicyFiles: string[];
}
