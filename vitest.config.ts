import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [WxtVitest()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/unit/**/*.test.ts'],
          // Properties run hundreds of cases: a busy machine needs longer than the 5 s that Vitest allows.
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react(), tailwindcss()],
        resolve: { alias: { '@': import.meta.dirname } },
        test: {
          // What needs a document ends in `.tsx`, with JSX or without, and runs in a browser; `npm run check` leaves it out.
          name: 'component',
          include: ['test/unit/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
                chromiumSandbox: false,
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
