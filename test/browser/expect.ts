import { expect as standard } from '@playwright/test';

/** How long to wait before each further look, in ms; the last one repeats. */
export const POLL_INTERVALS_MS = [50, 100];

/**
 * Playwright's `expect`, whose `poll` looks more often. Its default is to wait a second between looks, which takes a whole
 * run 11.5 minutes in place of 10.3; there is no setting for it.
 */
export const expect = Object.assign(standard.configure({}), {
  poll: ((look, options) =>
    standard.poll(look, {
      intervals: POLL_INTERVALS_MS,
      ...(typeof options === 'string' ? { message: options } : options),
    })) as typeof standard.poll,
});
