import { defineConfig } from '@playwright/test';

/**
 * Each worker has a screen of its own, the one of its number: the native tests need a pointer and a keyboard focus that
 * nobody else moves. This file runs in every worker, before its browsers start.
 */
const screens = process.env.SIGHTLINE_SCREENS?.split(' ') ?? [];
const screen = screens[Number(process.env.TEST_PARALLEL_INDEX)];
if (screen !== undefined) process.env.DISPLAY = screen;

/** Both browsers against the built extension. */
export default defineConfig({
  testDir: './test/browser',
  timeout: 240_000,
  // Several browsers share two cores: what is right comes, but it may take its time.
  expect: { timeout: 15_000 },
  // One screen, or none: one worker. Each takes the next file when it is done with one.
  workers: Math.max(1, screens.length),
  // Real pointers, real windows: where nobody looks on, a hiccup of the display is asked again, and reported as flaky.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: { trace: 'off' },
  projects: [
    { name: 'chromium', testDir: './test/browser/chromium' },
    { name: 'firefox', testDir: './test/browser/firefox' },
  ],
});
