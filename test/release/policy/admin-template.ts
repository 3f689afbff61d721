import type { PolicySchema } from '../../../packaged/managed-schema.ts';
import type { Names } from '../names.ts';
import { type AdmxBrowser, admx } from './admx.ts';
import { FIREFOX_KEY } from './policy-files.ts';

const below = (key: string) => `Software\\Policies\\${key}`;

/** A Chromium browser whose store has this extension. */
const chromium = (name: string, vendor: string, id: string | null): AdmxBrowser[] =>
  id === null ? [] : [{ name, key: below(`${vendor}\\3rdparty\\extensions\\${id}\\policy`) }];

/**
 * Returns the template for group policy and Intune by the names of its files.
 * @param meanings what each setting does, by its name (`field-meanings.ts`)
 */
export function adminTemplate(
  { storeIds }: Names,
  { properties = {} }: PolicySchema,
  meanings: Readonly<Record<string, string>>,
): Record<string, string> {
  const { chrome, edge, firefox } = storeIds;
  const browsers = [
    ...chromium('Chrome', 'Google\\Chrome', chrome),
    ...chromium('Edge', 'Microsoft\\Edge', edge),
    { name: 'Firefox', key: below(FIREFOX_KEY), valueName: firefox },
  ];
  const { admx: policies, adml: texts } = admx(browsers, properties, meanings);
  return { 'sightline.admx': policies, 'sightline.adml': texts };
}
