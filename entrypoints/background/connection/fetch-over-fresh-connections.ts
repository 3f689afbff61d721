import { browser } from '#imports';

/** Applies only to POST requests of this extension. */
const RULE = {
  id: 1,
  action: {
    type: 'modifyHeaders' as const,
    requestHeaders: [{ header: 'connection', operation: 'set' as const, value: 'close' }],
  },
  condition: { requestMethods: ['post' as const], resourceTypes: ['xmlhttprequest' as const, 'other' as const] },
};

/**
 * A `fetch` with a new HTTP/1.1 connection per request, as browsers repeat requests on reused ones (docs/faults.md,
 * F28). HTTP/2 ignores `Connection: close`. A refused rule is skipped and requested again next time.
 */
export function fetchOverFreshConnections(): typeof globalThis.fetch {
  let ready: Promise<void> | undefined;
  return async (input, init) => {
    ready ??= closeAfterEachResponse().catch(() => {
      ready = undefined;
    });
    await ready;
    return fetch(input, init);
  };
}

/** Session rules outlive the background, but not the browser. */
async function closeAfterEachResponse(): Promise<void> {
  const { hostname } = new URL(browser.runtime.getURL('/'));
  const rule = { ...RULE, condition: { ...RULE.condition, initiatorDomains: [hostname] } };
  await browser.declarativeNetRequest.updateSessionRules({ removeRuleIds: [rule.id], addRules: [rule] });
}
