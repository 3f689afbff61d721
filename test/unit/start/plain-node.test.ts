import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** What npm scripts load without a bundler, which knows neither `@/` nor paths without an extension. */
test.each(['test/start/tour/tour.ts', 'test/start/window.ts', 'test/release/record-libraries.ts'])(
  '%s can be loaded by Node alone',
  (file) => {
    const script = `await import(${JSON.stringify(new URL(`../../../${file}`, import.meta.url))})`;
    expect(() =>
      execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' }),
    ).not.toThrow();
  },
);
