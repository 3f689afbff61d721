import { cdp } from 'vitest/browser';

/** Has the browser draw with the colors of the system, or no longer. */
export const forceColors = (isForced: boolean): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value: isForced ? 'active' : 'none' }],
  });
