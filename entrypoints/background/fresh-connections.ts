import { browser } from '#imports';

/** Applies to the POSTs of this extension and to nobody else's. */
const RULE = {
  id: 1,
  action: {
    type: 'modifyHeaders' as const,
    requestHeaders: [{ header: 'connection', operation: 'set' as const, value: 'close' }],
  },
  condition: { requestMethods: ['post' as const], resourceTypes: ['xmlhttprequest' as const, 'other' as const] },
};

/**
 * A `fetch` whose requests each use a new connection over HTTP/1.1. Browsers repeat a request on their own when a
 * connection that they had used before ends without a response, once per old connection: one lookup reached the service
 * up to 7 times (docs/faults.md, F28). `Connection: close` leaves no old connections behind. HTTP/2 ignores it.
 *
 * Where the browser refuses the rule, a request is sent without it, and the next one asks for it again.
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
