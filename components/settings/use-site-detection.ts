import { useState } from 'react';
import { browser } from '#imports';
import type { SiteFailure } from '@/components/kit/site-switch';
import { call } from '@/utils/messages/call';

async function tell(pattern: string, on: boolean): Promise<SiteFailure | null> {
  try {
    if (!on) await call('disableSite', { pattern });
    return on && !(await call('enableSite', { pattern })) ? 'denied' : null;
  } catch {
    return 'no-reply';
  }
}

/**
 * Returns a function that turns detection on or off for a site, and why that failed last. Call it first in a click: it
 * requests the permission. `onChange` is called once the background knows.
 */
export function useSiteDetection(onChange: () => void = () => undefined) {
  const [failed, setFailed] = useState<{ pattern: string; why: SiteFailure } | null>(null);
  const turn = async (pattern: string, on: boolean): Promise<SiteFailure | null> => {
    // Firefox accepts a request only first in the click. The wish is stored, because the popup may close during the
    // prompt.
    const answer = on ? browser.permissions.request({ origins: [pattern] }) : Promise.resolve(true);
    if (on) void call('requestSite', { pattern }).catch(() => undefined);
    setFailed(null);
    const granted = await answer.catch(() => false);
    // Later permissions for the same host are not this wish.
    if (on) void call('requestSite', { pattern: null }).catch(() => undefined);
    const why = granted ? await tell(pattern, on) : 'denied';
    if (why !== null) setFailed({ pattern, why });
    onChange();
    return why;
  };
  /** Turns detection on for several sites, with one question of the browser. Call it first in a click. */
  const turnOnAll = async (patterns: readonly string[]): Promise<SiteFailure | null> => {
    const granted = await browser.permissions.request({ origins: [...patterns] }).catch(() => false);
    if (!granted) return 'denied';
    const failures: (SiteFailure | null)[] = [];
    for (const pattern of patterns) failures.push(await tell(pattern, true));
    onChange();
    return failures.find((why) => why !== null) ?? null;
  };
  return { turnOnAll, failureOf: (pattern: string) => (failed?.pattern === pattern ? failed.why : null), turn };
}
