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
          // Property tests run hundreds of cases: a busy machine needs longer than Vitest's default of 5 s.
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react(), tailwindcss()],
        resolve: { alias: { '@': import.meta.dirname } },
        test: {
          // Tests that need a document end in `.tsx`, with or without JSX, and run in a browser; `npm run check` omits
          // them.
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
