import { defineConfig } from '@playwright/test';
import { POLL_INTERVALS_MS } from './test/browser/expect.ts';

/**
 * Each worker has a separate screen: the native tests need exclusive pointer and keyboard focus. This file runs in
 * every worker, before its browsers start.
 */
const screens = process.env.SIGHTLINE_SCREENS?.split(' ') ?? [];
const screen = screens[Number(process.env.TEST_PARALLEL_INDEX)];
if (screen !== undefined) process.env.DISPLAY = screen;

const firefox = { name: 'firefox', testMatch: ['specs/*.spec.ts', 'firefox/*.spec.ts'] };

/** Both browsers against the built extension. */
export default defineConfig({
  testDir: './test/browser',
  // The slowest test took 99 s on two slow cores. A browser that hangs costs this much.
  timeout: 200_000,
  // Several browsers share two cores, so correct results may arrive late.
  expect: { timeout: 30_000, toPass: { intervals: POLL_INTERVALS_MS } },
  // Without screens, or with one, there is one worker. Each worker takes the next file when it is done with one.
  workers: Math.max(1, screens.length),
  // The tests use real pointers and windows. In CI, a display hiccup is retried and reported as flaky.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: { trace: 'off' },
  projects: [
    { name: 'chromium', testMatch: ['specs/*.spec.ts', 'chromium/*.spec.ts'] },
    ...(process.env.SIGHTLINE_SKIP_FIREFOX === '1' ? [] : [firefox]),
  ],
});
