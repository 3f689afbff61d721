import { expect, test, vi } from 'vitest';
import { type MessageName, messages } from '@/utils/messages/protocol';
import { classifySender, type Sender } from '@/utils/messages/sender';
import { answer, type Handlers } from '@/utils/messages/serve';

const SELF = { id: 'ours', root: 'chrome-extension://ours/' };
const tab = { id: 7 };
const page = (path: string): string => `${SELF.root}${path}`;

const SENDERS: [name: string, sender: Sender, expected: string][] = [
  ['popup', { id: 'ours', url: page('popup.html') }, 'page'],
  ['options in a tab', { id: 'ours', url: page('options.html'), tab, frameId: 0 }, 'page'],
  ['result tab', { id: 'ours', url: page('result.html?id=1'), tab, frameId: 0 }, 'page'],
  ['framed card', { id: 'ours', url: page('card.html'), tab, frameId: 4 }, 'card'],
  ['card in a tab of its own', { id: 'ours', url: page('card.html'), tab, frameId: 0 }, 'card'],
  ['framed copy of options', { id: 'ours', url: page('options.html'), tab, frameId: 4 }, 'unknown'],
  ['framed copy of the popup', { id: 'ours', url: page('popup.html?/card.html'), tab, frameId: 4 }, 'unknown'],
  ['content script', { id: 'ours', url: 'https://crm.example/', tab, frameId: 0 }, 'content-script'],
  [
    'content script of a look-alike',
    { id: 'ours', url: 'https://evil.example/chrome-extension://ours/', tab },
    'content-script',
  ],
  ['other extension', { id: 'other', url: page('popup.html') }, 'unknown'],
  ['web page', { url: 'https://crm.example/', tab, frameId: 0 }, 'unknown'],
  ['no address', { id: 'ours' }, 'unknown'],
];

test.each(SENDERS)('%s', (_name, sender, expected) => {
  expect(classifySender(sender, SELF)).toBe(expected);
});

const id = '7f0c3a2e-8b1d-4c5e-9f60-123456789abc';
const DATA: { [Name in MessageName]: unknown } = {
  lookup: { subject: { operation: 'score', request: { email: 'jane@example.com' } }, gesture: 'popup', refresh: false },
  awaitLookup: { id },
  stopLookup: { id },
  connection: {},
  saveConnection: { baseUrl: 'https://a.example', connectionName: '', dashboardUrl: '', key: 'k' },
  saveSettings: { reuseHours: 1 },
  saveReadingRule: { baseUrl: 'https://a.example', operation: 'score', rule: { pointer: '/score', type: 'number' } },
  forgetKey: {},
  readCard: { card: id },
  awaitCard: { card: id },
  closeCard: { card: id },
  openDetails: { card: id, panel: true },
  wantSite: { pattern: 'https://crm.example/*' },
  enableSite: { pattern: 'https://crm.example/*' },
  disableSite: { pattern: 'https://crm.example/*' },
  pageEmails: {},
  revealEmail: { tabId: 1, email: 'jane@example.com' },
  detectorReady: {},
  knownScores: { emails: ['jane@example.com'] },
  hoverEmail: { email: null },
  openCard: { email: 'jane@example.com', place: { x: 0, y: 0, width: 1, height: 1 } },
};

/** Handlers that only count. */
function counting() {
  const handle = vi.fn(async () => null);
  const entries = Object.keys(messages).map((name) => [name, handle]);
  // Every name of the protocol is there, by construction.
  return { handle, handlers: Object.fromEntries(entries) as unknown as Handlers };
}

const cases = SENDERS.flatMap(([who, sender, kind]) =>
  Object.entries(messages).map(([name, { from }]) => [name, who, sender, kind === from] as const),
);
test.each(cases)('%s from %s', async (name, _who, sender, allowed) => {
  const { handle, handlers } = counting();
  const reply = await answer({ to: 'sightline', name, data: DATA[name as MessageName] }, sender, SELF, handlers);
  expect(reply).toEqual(allowed ? { ok: true, value: null } : { ok: false, refused: 'sender' });
  expect(handle).toHaveBeenCalledTimes(allowed ? 1 : 0);
});

const POPUP: Sender = { id: 'ours', url: page('popup.html') };
test.each([
  [{ to: 'sightline', name: 'readKey', data: {} }, 'message'],
  [{ to: 'sightline', name: '__proto__', data: {} }, 'message'],
  [{ to: 'sightline', name: 'toString', data: {} }, 'message'],
  [{ to: 'sightline', name: 'connection', data: {}, extra: 1 }, 'message'],
  [{ to: 'sightline', name: 'connection', data: { x: 1 } }, 'data'],
  [{ to: 'sightline', name: 'lookup', data: { subject: { operation: 'score', request: { email: 'x' } } } }, 'data'],
  [{ to: 'sightline', name: 'lookup', data: { ...(DATA.lookup as object), url: 'https://evil.example' } }, 'data'],
  [{ to: 'sightline', name: 'awaitLookup', data: { id: '../x' } }, 'data'],
])('%j is refused as %s', async (raw, refused) => {
  const { handle, handlers } = counting();
  expect(await answer(raw, POPUP, SELF, handlers)).toEqual({ ok: false, refused });
  expect(handle).not.toHaveBeenCalled();
});

test('a handler that throws tells the sender nothing of why', async () => {
  const { handlers } = counting();
  const broken = { ...handlers, connection: () => Promise.reject(new Error('Bearer sk_secret')) };
  const reply = await answer({ to: 'sightline', name: 'connection', data: {} }, POPUP, SELF, broken);
  expect(reply).toEqual({ ok: false, refused: 'fault' });
});
