import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';
import { languages } from './locales/languages.ts';
import { catalogue } from './test/texts/catalogue-plugin.ts';

// Component tests draw with the React that is shipped, in half the time of the one for development.
process.env.NODE_ENV = 'production';

const define = { LANGUAGES: JSON.stringify(languages()), REPORT_URL: '""' };

/** Tests that replace globals, or share a database or a fake browser, each need a process; it takes 0.3 s of processor. */
const WITH_STATE = ['background', 'in-page', 'lookup', 'storage', 'vault']
  .map((room) => `test/unit/${room}/**/*.test.ts`)
  .concat(
    'test/unit/*.test.ts',
    'test/unit/components/{lookups/row-reader,result/use-lookup}.test.ts',
    'test/unit/service/third-operation.test.ts',
  );

/** Tests over thousands of inputs, or over every page in every state: only `npm run test:rest` has time for them. */
const SWEEPS = 'test/unit/**/*.sweep.test.{ts,tsx}';

/** Several processes share two cores, so correct results may arrive late. */
const TIMEOUTS = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

const unitTests = (test: { name: string; include?: string[]; exclude?: string[]; isolate?: boolean }) => ({
  plugins: [WxtVitest(), catalogue()],
  define,
  test: {
    include: ['test/unit/**/*.test.ts'],
    environment: 'node' as const,
    setupFiles: ['test/texts/fake-browser-texts.ts'],
    ...TIMEOUTS,
    ...test,
  },
});

/** Tests that need a document end in `.tsx`, with or without JSX, and run in a browser; `npm run check` omits them. */
const componentTests = (test: { name: string; include: string[]; exclude?: string[] }) => ({
  plugins: [react(), tailwindcss(), catalogue()],
  define,
  // Each file of tests loads some 300 modules, which Vite has the browser ask for again: an eighth of the processor
  // time. What changes while Vitest watches gets another address.
  server: { headers: { 'Cache-Control': 'max-age=3600' } },
  // Vite's first look misses it, and finding it later reloads the page under a running test.
  optimizeDeps: { include: ['zod/mini'] },
  resolve: {
    alias: { '@': import.meta.dirname, '#imports': `${import.meta.dirname}/test/texts/fake-imports.ts` },
  },
  test: {
    // After the unit tests: side by side, four workers share two cores, and both take a tenth longer.
    sequence: { groupOrder: 1 },
    ...TIMEOUTS,
    ...test,
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
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  test: {
    // Vitest leaves one core free, which is half of two: 107 s for the unit tests instead of 73.
    maxWorkers: '100%',
    projects: [
      unitTests({ name: 'unit', exclude: [...WITH_STATE, SWEEPS], isolate: false }),
      unitTests({ name: 'unit-with-state', include: WITH_STATE, exclude: [SWEEPS] }),
      unitTests({ name: 'unit-sweep', include: ['test/unit/**/*.sweep.test.ts'] }),
      // What is in the builds: `npm run build` comes first.
      { test: { name: 'build', include: ['test/build/*.test.ts'], ...TIMEOUTS } },
      componentTests({ name: 'component', include: ['test/unit/**/*.test.tsx'], exclude: [SWEEPS] }),
      componentTests({ name: 'component-sweep', include: ['test/unit/**/*.sweep.test.tsx'] }),
    ],
  },
});
