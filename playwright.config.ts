import { defineConfig } from '@playwright/test';

/**
 * Both browsers against the built extension. One worker: the native tests share one display, one pointer and one
 * keyboard focus.
 */
export default defineConfig({
  testDir: './test/browser',
  timeout: 90_000,
  // Several browsers share two cores: what is right comes, but it may take its time.
  expect: { timeout: 15_000 },
  workers: 1,
  // Real pointers, real windows: where nobody looks on, a single hiccup of the display is asked twice, and reported as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: { trace: 'off' },
  projects: [
    { name: 'chromium', testDir: './test/browser/chromium' },
    { name: 'firefox', testDir: './test/browser/firefox' },
  ],
});
