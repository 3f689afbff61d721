import { expect, test } from 'vitest';
import { chromiumPlaces, firefoxPlaces } from '../../run/browser-places.ts';

test('on Linux the better name wins over the earlier folder', () => {
  const places = chromiumPlaces('linux', { PATH: '/opt/bin::/usr/bin' });
  expect(places.slice(0, 3)).toEqual(['/opt/bin/chromium', '/usr/bin/chromium', '/opt/bin/chromium-browser']);
  expect(firefoxPlaces('linux', { PATH: '/usr/bin' })).toEqual(['/usr/bin/firefox-esr', '/usr/bin/firefox']);
});

test('on Windows only folders that the environment names are looked at', () => {
  const env = { PROGRAMFILES: 'C:\\Program Files', 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' };
  expect(chromiumPlaces('win32', env)).toContain('C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe');
  expect(firefoxPlaces('win32', {})).toEqual([]);
});

test.each(['linux', 'darwin', 'win32'] as const)('never offers Google Chrome itself on %s', (platform) => {
  const env = { PATH: '/usr/bin', LOCALAPPDATA: 'C:\\Local' };
  const places = chromiumPlaces(platform, env);
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter((place) => /google-chrome|Google\\Chrome|Google Chrome$/.test(place))).toEqual([]);
});
