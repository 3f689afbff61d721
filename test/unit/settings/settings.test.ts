import { expect, test } from 'vitest';
import { damagedFields, readSettings } from '@/utils/settings/settings';

const DEFAULTS = {
  baseUrl: '',
  connectionId: '',
  connectionName: '',
  dashboardUrl: '',
  idempotencyHeader: false,
  countryFormat: 'alpha-2',
  scoreTimeoutSeconds: 20,
  overviewTimeoutSeconds: 25,
  reuseHours: 24,
  dailyLookups: 200,
  concurrency: 4,
  requestsPerMinute: 0,
  keepResults: '7',
  sites: [],
  scoresInPages: true,
  lockMinutes: 15,
};

test.each([undefined, null, 'x', 7, [], {}])('%j reads as the defaults', (stored) => {
  expect(readSettings(stored)).toEqual(DEFAULTS);
});

test('a damaged field falls back alone; the others stay', () => {
  const stored = {
    baseUrl: 'https://a.example',
    reuseHours: 'many',
    scoreTimeoutSeconds: 0,
    countryFormat: 'alpha-3',
    old: 1,
  };
  expect(readSettings(stored)).toEqual({ ...DEFAULTS, baseUrl: 'https://a.example', countryFormat: 'alpha-3' });
});

test.each<[unknown, string[]]>([
  [undefined, []],
  [{}, []],
  [{ baseUrl: 'https://a.example', old: 1 }, []],
  [{ ...DEFAULTS, reuseHours: 'many', sites: 'all' }, ['reuseHours', 'sites']],
  [{ concurrency: 0, keepResults: '7' }, ['concurrency']],
  [7, Object.keys(readSettings({}))],
])('%j: damaged are %j', (stored, damaged) => expect(damagedFields(stored).sort()).toEqual(damaged.sort()));
