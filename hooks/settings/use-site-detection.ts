import { useState } from 'react';
import { browser } from '#imports';
import { call } from '@/utils/messages/call';

/**
 * Returns a function that turns detection on or off for a site, and the site whose permission the browser has denied last,
 * otherwise ''. The function must be called first in a click, because it requests the permission. `onChange` is called
 * once the background knows.
 */
export function useSiteDetection(onChange: () => void = () => undefined) {
  const [denied, setDenied] = useState('');
  const turn = (pattern: string, on: boolean): void => {
    setDenied('');
    if (!on) return void call('disableSite', { pattern }).finally(onChange);
    // Firefox accepts a request only first in the click. The wish is stored, because the popup may close during the
    // prompt.
    const answer = browser.permissions.request({ origins: [pattern] });
    void call('requestSite', { pattern }).catch(() => undefined);
    void answer
      .then(async (granted) => {
        if (granted) await call('enableSite', { pattern });
        else setDenied(pattern);
      })
      .finally(onChange);
  };
  return { denied, turn };
}
