import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from '../run/find-browser.ts';
import { standInAnswers } from './stand-in-answers.ts';

const executablePath = findChromium();

/** `npm run pictures`: draws every state of a result into the folder `pictures`. It judges nothing: people look. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': path.resolve(import.meta.dirname, '../..') } },
  test: {
    name: 'pictures',
    include: ['test/gallery/**/*.pictures.tsx'],
    testTimeout: 60_000,
    provide: { answers: standInAnswers() },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { ...(executablePath ? { executablePath } : {}), chromiumSandbox: false },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
