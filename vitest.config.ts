import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';
import { languages } from './locales/languages.ts';
import { catalogue } from './test/texts/catalogue-plugin.ts';

const define = { LANGUAGES: JSON.stringify(languages()) };

export default defineConfig({
  test: {
    // Vitest leaves one core free, which is half of two: 107 s for the unit tests instead of 73.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [WxtVitest(), catalogue()],
        define,
        test: {
          name: 'unit',
          environment: 'node',
          setupFiles: ['test/texts/fake-browser-texts.ts'],
          include: ['test/unit/**/*.test.ts'],
          // Property tests run hundreds of cases: a busy machine needs longer than Vitest's default of 5 s.
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react(), tailwindcss(), catalogue()],
        define,
        resolve: {
          alias: { '@': import.meta.dirname, '#imports': `${import.meta.dirname}/test/texts/fake-imports.ts` },
        },
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
