import type { Answers } from './forms.ts';
import type { Help } from './help/build-help.ts';
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
  description: string;
  /** Commands by name. */
  scripts: Record<string, string>;
  /** The id of a build with the key of this repository, which no store assigns. */
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
  /** Drawings that the icons are made from. */
  iconSources: string[];
  /** By path below `pictures/store`. */
  pictures: Record<string, PngFacts>;
  /** Languages of the interface, with the name and the description of the manifest. */
  languages: Record<string, { name: string; description: string }>;
  listings: Record<string, Listing>;
  /** Answers that listings lack, and those to the other questions of the forms. */
  listingProblems: string[];
  answers: Answers;
  /** Texts of the documents that rules read, by path; absent ones are missing. */
  documents: Record<string, string>;
  /** Versions of stored data, and those that a migration test starts from. */
  dataVersion: number;
  migrationsTested: number[];
  /** Whether a test meets data of a version that does not exist yet. */
  isNewerDataTested: boolean;
  /** What is wrong in the workflows. */
  actionlint: string[];
  help: Help;
  /** Files of `docs/policy` that are not those of the names. */
  stalePolicyFiles: string[];
}
