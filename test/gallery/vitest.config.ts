import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from '../run/find-browser.ts';
import { overviewAnswerer, scoreAnswerer } from '../service/answerer.ts';
import { layoutNames } from '../service/layouts/layouts.ts';
import { catalogue } from '../texts/catalogue-plugin.ts';
import { messagesIn } from '../texts/messages-in.ts';
import type { Answers } from './answers.ts';

const EMAILS = ['blair.brightwater@example.com', 'casey.cobblefield@example.com', 'quinn.quillfeather@tempbox.example'];
const PEOPLE = ['Emery Holloway', 'Casey Cobblefield'];
const BUSINESSES = ['Larkspur Haulage GmbH'];

/** All answers that pictures are made of; the stand-in's inventions are seeded by the subject, so they stay the same. */
function standInAnswers(): Answers {
  const entries = layoutNames.flatMap((layout) => [
    ...EMAILS.map((email) => [`${email} ${layout}`, scoreAnswerer.answer({ email }, layout)]),
    ...PEOPLE.map((name) => [
      `${name} ${layout}`,
      overviewAnswerer.answer({ subject_name: name, entity_type: 'individual', dob: '1980-05-12' }, layout),
    ]),
    ...BUSINESSES.map((name) => [
      `${name} ${layout}`,
      overviewAnswerer.answer({ subject_name: name, entity_type: 'business' }, layout),
    ]),
  ]);
  return Object.fromEntries(entries);
}

/** Set by `run.ts`. */
const language = process.env.SIGHTLINE_LANGUAGE ?? 'en';
const isQuick = process.env.SIGHTLINE_QUICK === '1';
const executablePath = findChromium();

/** `npm run pictures`: draws every state of a result into the folder `pictures`. It judges nothing: people look. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  plugins: [react(), tailwindcss(), catalogue()],
  resolve: { alias: { '@': path.resolve(import.meta.dirname, '../..') } },
  test: {
    name: 'pictures',
    include: ['test/gallery/**/*.pictures.tsx'],
    testTimeout: 60_000,
    provide: { answers: standInAnswers(), messages: await messagesIn(language), language, isQuick },
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
