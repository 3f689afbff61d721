import { expect, test } from 'vitest';
import {
  boundsOf,
  choices,
  damagedFields,
  isFromNewerVersion,
  parseSettings,
  settingsToStore,
} from '@/utils/settings/settings';
import { account } from '../lookup/account';

const DEFAULTS = {
  baseUrl: '',
  accountId: account(''),
  environment: '',
  dashboardUrl: '',
  idempotencyHeader: false,
  countryFormat: 'alpha-2',
  timeoutSeconds: 25,
  reuseHours: 24,
  dailyLookups: 200,
  concurrency: 4,
  requestsPerMinute: 0,
  keepResults: '7',
  keepLog: '365',
  decisionDays: 365,
  dueDays: 180,
  reasons: [],
  links: [],
  teamWords: [],
  requireReference: false,
  requireReason: false,
  operatorName: '',
  noteTemplate: '',
  sites: [],
  scoresInPages: true,
  cardOnHover: 'with-shift',
  showResults: 'beside-address',
  reviewShortcuts: true,
  lockMinutes: 15,
  language: 'browser',
  noteLanguage: 'interface',
};

test.each([undefined, null, 'x', 7, [], {}])('%j reads as the defaults', (stored) => {
  expect(parseSettings(stored)).toEqual(DEFAULTS);
});

test('a damaged field falls back alone; the others stay', () => {
  const stored = {
    baseUrl: 'https://a.example',
    reuseHours: 'many',
    timeoutSeconds: 0,
    countryFormat: 'alpha-3',
    old: 1,
  };
  expect(parseSettings(stored)).toEqual({ ...DEFAULTS, baseUrl: 'https://a.example', countryFormat: 'alpha-3' });
});

// Who can write to storage.local in a page (Firefox: a renderer that was taken over) must not choose what gets the key.
test.each([
  'https://a.example/x?leak=',
  'https://a.example/#x',
  'https://a.example/',
  'https://me@a.example',
  'https://A.example',
  'https://a.example/x/../y',
  'http://a.example',
  'javascript:alert(1)',
  ' https://a.example',
])('an address that Sightline would not write is reported as damaged: %s', (written) => {
  const stored = { ...DEFAULTS, baseUrl: written, dashboardUrl: written };
  expect(parseSettings(stored)).toEqual(DEFAULTS);
  expect(damagedFields(stored)).toEqual(['baseUrl', 'dashboardUrl']);
});

test('addresses as Sightline writes them are kept', () => {
  const stored = { ...DEFAULTS, baseUrl: 'http://127.0.0.1:8080/v', dashboardUrl: 'https://xn--a-0fa.example' };
  expect(parseSettings(stored)).toEqual(stored);
});

test.each<[unknown, string[]]>([
  [undefined, []],
  [{}, []],
  [{ baseUrl: 'https://a.example', old: 1 }, []],
  [{ ...DEFAULTS, reuseHours: 'many', sites: 'all' }, ['reuseHours', 'sites']],
  [{ concurrency: 0, keepResults: '7' }, ['concurrency']],
  // What older versions stored is no damage.
  [{ connectionName: 'Live', cardOnHover: 'always' }, []],
  [{ cardOnHover: 'sometimes' }, ['cardOnHover']],
  [7, Object.keys(parseSettings({}))],
])('%j: damaged are %j', (stored, damaged) => expect(damagedFields(stored).sort()).toEqual(damaged.sort()));

test('stored settings are read back unchanged', () => {
  const ofConnection = {
    baseUrl: 'https://a.example',
    accountId: account('b'),
    environment: 'sandbox',
    dashboardUrl: 'https://c.example',
    idempotencyHeader: true,
    countryFormat: 'alpha-3',
  } as const;
  const own = { ...parseSettings({}), ...ofConnection, reuseHours: 3 };
  const stored = settingsToStore(own);
  expect(parseSettings(stored)).toEqual(own);
  expect(damagedFields(stored)).toEqual([]);
});

test('stored settings say their version, and those of a newer one are recognized', () => {
  const stored = settingsToStore(parseSettings({}));
  expect(stored.version).toBe(1);
  expect([stored, undefined, {}, { version: 'x' }].map(isFromNewerVersion)).toEqual([false, false, false, false]);
  expect(isFromNewerVersion({ ...stored, version: 2 })).toBe(true);
});

test('the bounds of a number are those of its schema', () => {
  expect(boundsOf(choices.shape.dailyLookups)).toEqual({ min: 0, max: 100_000 });
  expect(boundsOf(choices.shape.reuseHours)).toEqual({ min: 0, max: 2160 });
  expect(boundsOf(choices.shape.timeoutSeconds)).toEqual({ min: 1, max: 300 });
});
