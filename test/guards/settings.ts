import type { Guard } from './guard.ts';

const FILE = {
  file: 'utils/settings/settings-file.ts',
  test: 'test/unit/settings/settings-file.test.ts',
  threat: 'T19',
} as const;
const POLICY = { file: 'utils/settings/policy.ts', test: 'test/unit/settings/policy.test.ts', threat: 'T12' } as const;

/** What a file or a policy may set, and what support may be told. */
export const SETTINGS_GUARDS: Guard[] = [
  {
    ...FILE,
    name: 'a settings file of at most 64 kB',
    find: 'length > MAX_SETTINGS_FILE',
    put: 'length > 1000 * MAX_SETTINGS_FILE',
  },
  {
    ...FILE,
    name: 'a prototype in a settings file',
    find: "      if (name === '__proto__') throw new Error('a prototype');\n",
    put: '',
  },
  {
    ...FILE,
    name: 'nothing unknown in a settings file',
    find: 'z.strictObject(portable).partial()',
    put: 'z.object(portable).partial()',
  },
  {
    threat: 'T12',
    file: 'entrypoints/background/trusted-address.ts',
    test: 'test/unit/background/trusted-address.test.ts',
    name: 'the key goes only where the user sent it',
    find: 'saved === undefined || saved === baseUrl',
    put: 'saved === undefined || baseUrl',
  },
  {
    threat: 'T12',
    file: 'utils/settings/settings.ts',
    test: 'test/unit/settings/settings.test.ts',
    name: 'an address of the service as it is kept',
    find: 'return read.ok && read.baseUrl === text;',
    put: 'return true || read;',
  },
  {
    ...FILE,
    name: 'sites one by one',
    find: '.refine((sites) => sites.every((site) => sitePattern(site) === site))',
    put: '',
  },
  {
    ...POLICY,
    name: 'a site that the organisation has not allowed',
    find: 'sites: own.sites.filter((site) => isSiteAllowed(site, policy))',
    put: 'sites: own.sites',
  },
  {
    file: 'utils/note/support-info.ts',
    test: 'test/unit/note/support-info.test.ts',
    threat: 'T18',
    name: 'support is not told the service',
    find: "  if (baseUrl === '') return 'not set up';\n",
    put: "  if (baseUrl === '') return 'not set up';\n  if (baseUrl !== '') return baseUrl;\n",
  },
];
