import { expect, test } from 'vitest';
import { chooseMode } from '../../start/mode.ts';

test('a window wherever there is a screen', () => {
  expect(chooseMode([], 'linux', { DISPLAY: ':0' })).toBe('window');
  expect(chooseMode([], 'linux', { WAYLAND_DISPLAY: 'wayland-0' })).toBe('window');
  expect(chooseMode([], 'darwin', {})).toBe('window');
  expect(chooseMode([], 'win32', {})).toBe('window');
});

test('a tour without a screen, or where it is asked for', () => {
  expect(chooseMode([], 'linux', {})).toBe('tour');
  expect(chooseMode([], 'linux', { DISPLAY: '' })).toBe('tour');
  expect(chooseMode(['--tour'], 'darwin', {})).toBe('tour');
});

test('refuses any other argument', () => {
  expect(() => chooseMode(['--fast'], 'linux', {})).toThrow('--fast');
});
