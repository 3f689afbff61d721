import type { Names } from './names.ts';

/** What each store asks for and only its publisher has: environment variables that `wxt submit` reads. */
export const SECRETS = {
  chrome: ['CHROME_PUBLISHER_ID', 'CHROME_SERVICE_ACCOUNT_CLIENT_EMAIL', 'CHROME_SERVICE_ACCOUNT_PRIVATE_KEY'],
  edge: ['EDGE_PRODUCT_ID', 'EDGE_CLIENT_ID', 'EDGE_API_KEY'],
  firefox: ['FIREFOX_JWT_ISSUER', 'FIREFOX_JWT_SECRET'],
} as const;

/** A submission: what `wxt submit` is told, and the secrets that are not there. */
export interface Submission {
  options: string[];
  missing: string[];
}

/**
 * Returns what is sent to the stores that have an id in `package.json`; `zip` gives the file of a kind of package. Edge takes
 * the same package as Chrome.
 */
export function submission(
  { storeIds }: Pick<Names, 'storeIds'>,
  zip: (kind: 'chrome' | 'firefox' | 'sources') => string,
  env: Readonly<Record<string, string | undefined>>,
): Submission {
  const { chrome, edge, firefox } = storeIds;
  const options = ['--firefox-zip', zip('firefox'), '--firefox-sources-zip', zip('sources')];
  options.push('--firefox-extension-id', firefox);
  const secrets: string[] = [...SECRETS.firefox];
  if (chrome !== null) {
    options.push('--chrome-zip', zip('chrome'), '--chrome-extension-id', chrome, '--chrome-api-version', 'v2');
    secrets.push(...SECRETS.chrome);
  }
  if (edge !== null) {
    options.push('--edge-zip', zip('chrome'));
    secrets.push(...SECRETS.edge);
  }
  return { options, missing: secrets.filter((name) => !env[name]) };
}
