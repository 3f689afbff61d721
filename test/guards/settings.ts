import { type Guard, guardsOf } from './guard.ts';

/** What a file or a policy may set, and what support information contains. */
export const SETTINGS_GUARDS: Guard[] = [
  ...guardsOf('utils/settings/settings-file.ts', 'test/unit/settings/settings-file.test.ts', [
    ['T19', 'a settings file of at most 1 MB', 'length > MAX_SETTINGS_FILE', 'length > 1000 * MAX_SETTINGS_FILE'],
    ['T19', 'a prototype in a settings file', "if (name === '__proto__') throw new Error('a prototype');"],
    [
      'T19',
      'nothing unknown in a settings file',
      'settings: z.partial(portable)',
      'settings: z.partial(z.looseObject(portable.shape))',
    ],
    ['T19', 'sites one by one', '.check(z.refine((list) => list.every(isSitePattern)))'],
  ]),
  ...guardsOf(
    'entrypoints/background/connection/connection-resolver.ts',
    'test/unit/background/connection/is-base-url-trusted.test.ts',
    [
      [
        'T12',
        'the key goes only where the user sent it',
        'saved === undefined || saved === baseUrl',
        'saved === undefined || baseUrl',
      ],
    ],
  ),
  ...guardsOf('utils/service/account-id.ts', 'test/unit/settings/settings.test.ts', [
    [
      'T12',
      'an address of the service as it is kept',
      'return read.ok && read.baseUrl === text;',
      'return true || read;',
    ],
  ]),
  ...guardsOf('utils/settings/policy.ts', 'test/unit/settings/policy.test.ts', [
    [
      'T12',
      'a site that the organisation has not allowed',
      'sites: own.sites.filter((site) => isSiteAllowed(site, policy))',
      'sites: own.sites',
    ],
  ]),
  ...guardsOf('utils/settings/team-link.ts', 'test/unit/settings/team-link.test.ts', [
    ['T29', 'a value that is a way up in a link', ' || filled.href !== plain?.href.replaceAll(mark, inTurn(texts))'],
    ['T29', 'a host that depends on the subject', 'a.origin !== b.origin', 'a.origin === null'],
  ]),
  ...guardsOf('utils/case-file/support-info.ts', 'test/unit/case-file/support-info.test.ts', [
    [
      'T18',
      'support information does not name the provider',
      "  if (baseUrl === '') return 'not set up';\n",
      "  if (baseUrl === '') return 'not set up';\n  if (baseUrl !== '') return baseUrl;\n",
    ],
  ]),
];
