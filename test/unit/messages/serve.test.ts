import { expect, test, vi } from 'vitest';
import { type MessageName, protocol } from '@/utils/messages/protocol';
import type { Sender } from '@/utils/messages/sender';
import { type Handlers, type ScriptChecks, serve } from '@/utils/messages/serve';
import { ENABLED, SELF, SENDERS } from './senders';
import { VALID_DATA } from './valid-data';

const OPEN: ScriptChecks = {
  isEnabled: async (url) => url.startsWith(ENABLED.slice(0, -1)),
  consume: async () => true,
};

/** Handlers that only count. */
function counting() {
  const handle = vi.fn(async () => null);
  const entries = Object.keys(protocol).map((name) => [name, handle]);
  // Every name of the protocol is there, by construction.
  return { handle, handlers: Object.fromEntries(entries) as unknown as Handlers };
}
const ask = (name: string) => ({ to: 'sightline', name, data: VALID_DATA[name as MessageName] });

const matrix = SENDERS.flatMap(([who, sender, rights]) =>
  Object.entries(protocol).map(([name, { from }]) => [name, who, sender, rights.includes(from)] as const),
);

test('the matrix has every message, every kind of sender, and both outcomes for every message', () => {
  expect(matrix).toHaveLength(Object.keys(VALID_DATA).length * SENDERS.length);
  for (const name of Object.keys(protocol)) {
    const outcomes = new Set(matrix.filter(([asked]) => asked === name).map(([, , , allowed]) => allowed));
    expect(outcomes, name).toEqual(new Set([true, false]));
  }
});

test.each(matrix)('%s from %s', async (name, _who, sender, allowed) => {
  const { handle, handlers } = counting();
  const reply = await serve(ask(name), sender, SELF, handlers, OPEN);
  expect(reply).toEqual(allowed ? { ok: true, value: null } : { ok: false, refused: 'sender' });
  expect(handle).toHaveBeenCalledTimes(allowed ? 1 : 0);
});

const POPUP: Sender = { id: 'ours', origin: 'chrome-extension://ours', url: `${SELF.root}popup.html` };
const SCRIPT: Sender = { id: 'ours', origin: 'https://crm.example', url: ENABLED, tab: { id: 7 }, frameId: 0 };

test.each([
  [{ to: 'sightline', name: 'readKey', data: {} }, 'message'],
  [{ to: 'sightline', name: '__proto__', data: {} }, 'message'],
  [{ to: 'sightline', name: 'toString', data: {} }, 'message'],
  [{ to: 'sightline', name: 'connection', data: {}, extra: 1 }, 'message'],
  [{ to: 'sightline', name: 'connection', data: { x: 1 } }, 'data'],
  [{ to: 'sightline', name: 'lookup', data: { subject: { operation: 'score', request: { email: 'x' } } } }, 'data'],
  [
    { to: 'sightline', name: 'lookup', data: { ...(VALID_DATA.lookup as object), url: 'https://evil.example' } },
    'data',
  ],
  [{ to: 'sightline', name: 'awaitLookup', data: { id: '../x' } }, 'data'],
])('%j is refused as %s', async (raw, refused) => {
  const { handle, handlers } = counting();
  expect(await serve(raw, POPUP, SELF, handlers, OPEN)).toEqual({ ok: false, refused });
  expect(handle).not.toHaveBeenCalled();
});

test('a handler that throws tells the sender nothing of why', async () => {
  const { handlers } = counting();
  const broken = { ...handlers, connection: () => Promise.reject(new Error('Bearer sk_secret')) };
  expect(await serve(ask('connection'), POPUP, SELF, broken, OPEN)).toEqual({ ok: false, refused: 'fault' });
});

test('a handler that finds no room says so, and nothing else', async () => {
  const { handlers } = counting();
  const full = { ...handlers, connection: () => Promise.reject(new DOMException('jane', 'QuotaExceededError')) };
  expect(await serve(ask('connection'), POPUP, SELF, full, OPEN)).toEqual({ ok: false, refused: 'disk-full' });
});

test('refuses a script without tokens before anything is read for it', async () => {
  const { handle, handlers } = counting();
  const isEnabled = vi.fn(async () => true);
  const shut = { isEnabled, consume: async () => false };
  expect(await serve(ask('knownScores'), SCRIPT, SELF, handlers, shut)).toEqual({ ok: false, refused: 'rate' });
  expect(handle).not.toHaveBeenCalled();
  expect(isEnabled).not.toHaveBeenCalled();
});

test('serves our pages and the card in the turn of the message, because a side panel needs the click', () => {
  const { handle, handlers } = counting();
  const card: Sender = { ...POPUP, url: `${SELF.root}card.html`, tab: { id: 7 }, frameId: 4 };
  void serve(ask('openDetails'), card, SELF, handlers, { ...OPEN, consume: () => new Promise(() => undefined) });
  expect(handle).toHaveBeenCalledTimes(1);
});

test('a check that throws is a fault, and the script gets a reply', async () => {
  const { handle, handlers } = counting();
  const checks = { ...OPEN, isEnabled: () => Promise.reject(new Error('no storage')) };
  const name = Object.keys(protocol).find((each) => protocol[each as MessageName].from === 'site') ?? '';
  expect(await serve(ask(name), SCRIPT, SELF, handlers, checks)).toEqual({ ok: false, refused: 'fault' });
  expect(handle).not.toHaveBeenCalled();
});
