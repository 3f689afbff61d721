import { useState } from 'react';
import { browser } from '#imports';
import { call } from '@/utils/messages/call';

/**
 * Returns a function that turns detection on or off for a site, and the site whose permission the browser has denied last,
 * otherwise ''. The function must be called first in a click, because it requests the permission; its promise says whether
 * the browser granted it. `onChange` is called once the background knows.
 */
export function useSiteDetection(onChange: () => void = () => undefined) {
  const [denied, setDenied] = useState('');
  const turn = async (pattern: string, on: boolean): Promise<boolean> => {
    // Firefox accepts a request only first in the click. The wish is stored, because the popup may close during the
    // prompt.
    const answer = on ? browser.permissions.request({ origins: [pattern] }) : Promise.resolve(true);
    if (on) void call('requestSite', { pattern }).catch(() => undefined);
    setDenied('');
    const granted = await answer.catch(() => false);
    // Later permissions for the same host are not this wish.
    if (on) void call('requestSite', { pattern: null }).catch(() => undefined);
    if (!granted) setDenied(pattern);
    else await call(on ? 'enableSite' : 'disableSite', { pattern }).catch(() => undefined);
    onChange();
    return granted;
  };
  return { denied, turn };
}
