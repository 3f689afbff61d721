/** Settings of the example organization: every policy field once. */
export const EXAMPLE_SETTINGS = {
  baseUrl: 'https://api.example.com',
  sealedKey:
    'sightline1.YXBpLmV4YW1wbGUuY29t.AAAAAA.AAAAAAAAAAAAAAAA.replace-by-the-one-of-Settings-Prepare-for-my-team',
  environment: 'sandbox',
  dashboardUrl: 'https://dashboard.example.com',
  idempotencyHeader: true,
  allowedSites: ['https://crm.example.com/*', 'https://*.helpdesk.example.com/*'],
  dailyLookups: 50,
  concurrency: 2,
  requestsPerMinute: 30,
  reuseHours: 72,
  keepResults: 'session',
  keepLog: '1095',
  decisionDays: 730,
  dueDays: 90,
  requireReference: true,
  requireReason: true,
  reasons: ['Onboarding', 'Periodic review'],
  operatorName: 'k.sample',
  noteTemplate: 'Customer {subject}: {decision}. Hits: {hits}. Case {reference}, log {log}',
  links: ['Register › https://register.example.com/search?q={name}&country={country}'],
  teamWords: ['review › Ask for a second document'],
  scoresInPages: false,
  cardOnHover: 'off',
  showResults: 'side-panel',
  reviewShortcuts: false,
  announceUpdates: false,
  allowExport: false,
  requirePassphrase: true,
  lockMinutes: 10,
  providerProfiles: [
    {
      version: 1,
      operation: 'score',
      score: {
        pointer: '/risk_score',
        type: 'number',
        scale: { min: 0, max: 100 },
        direction: 'riskier',
        bands: [
          { from: 0, name: 'Low' },
          { from: 40, name: 'Review' },
          { from: 75, to: 100, name: 'High' },
        ],
      },
    },
    {
      version: 1,
      operation: 'overview',
      layout: {
        confirmedOn: '2026-11-12',
        verdict: {
          pattern: '/decision',
          words: [
            { word: 'approved', means: 'calm' },
            { word: 'review', means: 'caution' },
          ],
        },
        screening: {
          sanctions: { screens: true, signs: [{ pattern: '/sanctions/hits', hit: ['[…]'], none: ['[]'], other: [] }] },
          media: { screens: false, signs: [] },
        },
        hit: { name: '/sanctions/hits/*/name', list: '/sanctions/hits/*/list' },
        facts: ['/country'],
        fields: [
          { pattern: '/decision', types: ['text'], always: true },
          { pattern: '/sanctions', types: ['object'], always: true },
          { pattern: '/sanctions/hits', types: ['list'], always: true },
          { pattern: '/sanctions/hits/*', types: ['object'], always: true },
          { pattern: '/sanctions/hits/*/name', types: ['text'], always: true },
          { pattern: '/sanctions/hits/*/list', types: ['text'], always: true },
          { pattern: '/country', types: ['text'], always: true },
        ],
      },
    },
  ],
} as const;

/** The hosts that the organization lets Sightline into: the service, and the sites of `allowedSites`. */
export const EXAMPLE_HOSTS = [
  EXAMPLE_SETTINGS.baseUrl,
  ...EXAMPLE_SETTINGS.allowedSites.map((site) => site.replace(/\/\*$/, '')),
];
