import type { Guard } from './guard.ts';

const SERVE = { file: 'utils/messages/serve.ts', test: 'test/unit/messages/serve.test.ts' };
const SENDER = { file: 'utils/messages/sender.ts', test: 'test/unit/messages/serve.test.ts' };
const TURNS = { file: 'utils/messages/turns.ts', test: 'test/unit/messages/turns.test.ts' };

/** Who may say what to the background. */
export const MESSAGE_GUARDS: Guard[] = [
  {
    ...SENDER,
    threat: 'T11',
    name: 'another extension is not us',
    find: 'sender.id !== self.id || ',
    put: '',
  },
  {
    ...SENDER,
    threat: 'T9',
    name: 'a sender without an address',
    find: " || sender.url === undefined) return 'unknown'",
    put: ") return 'unknown';\n  if (sender.url === undefined) return 'page'",
  },
  {
    ...SENDER,
    threat: 'T9',
    name: 'pages that are prerendered or kept',
    find: "  if ((sender.documentLifecycle ?? 'active') !== 'active') return 'unknown';\n",
    put: '',
  },
  {
    ...SENDER,
    threat: 'T10',
    name: 'a page of ours without our origin',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source
    find: "  if (`${sender.origin}/` !== self.root) return 'unknown';\n",
    put: '',
  },
  {
    ...SENDER,
    threat: 'T10',
    name: 'a page of ours in a frame',
    find: "return sender.frameId === undefined || sender.frameId === 0 ? 'page' : 'unknown';",
    put: "return 'page';",
  },
  {
    ...SENDER,
    threat: 'T10',
    name: 'the card is no page',
    find: "  if (path === '/card.html') return 'card';\n",
    put: '',
  },
  {
    ...SENDER,
    threat: 'T9',
    name: 'a script stands in a tab',
    find: "sender.tab === undefined ? 'unknown' : 'content-script'",
    put: "'content-script'",
  },
  {
    ...SERVE,
    threat: 'T9',
    name: 'a message is for its kind of sender',
    find: "(fromScript ? 'content-script' : right)) return { ok: false, refused: 'sender' };\n",
    put: "(fromScript ? 'content-script' : right)) void 0;\n",
  },
  {
    ...SERVE,
    threat: 'T9',
    name: 'only messages of the protocol',
    find: ' || !Object.hasOwn(messages, message.data.name)',
    put: '',
  },
  {
    ...SERVE,
    threat: 'T9',
    name: 'data of the right shape',
    find: "  if (!data.success) return { ok: false, refused: 'data' };\n",
    put: '',
  },
  {
    ...SERVE,
    threat: 'T9',
    name: 'an envelope with nothing else in it',
    find: "z.strictObject({ to: z.literal('sightline')",
    put: "z.object({ to: z.literal('sightline')",
  },
  {
    ...SERVE,
    threat: 'T9',
    name: 'scripts have a limited number of turns',
    find: ' || !(await gate.takeTurn(from.tabId, name))',
    put: '',
  },
  {
    ...SERVE,
    threat: 'T9',
    name: 'only scripts of enabled sites learn anything',
    find: "    if (right === 'site' && !(await gate.isEnabled(from.url))) return { ok: false, refused: 'sender' };\n",
    put: '',
  },
  {
    ...SERVE,
    threat: 'T18',
    name: 'an exception of a handler tells nothing',
    find: "  } catch {\n    return { ok: false, refused: 'fault' };",
    put: '  } catch (reason) {\n    return { ok: true, value: String(reason) };',
  },
  { ...TURNS, threat: 'T9', name: 'turns run out', find: 'const allowed = left >= 1;', put: 'const allowed = true;' },
  {
    ...TURNS,
    threat: 'T9',
    name: 'a clock that was set back gives no turns',
    find: 'Math.max(0, now - (before?.at ?? now))',
    put: 'Math.abs(now - (before?.at ?? now))',
  },
  {
    file: 'entrypoints/background/script-turns.ts',
    test: TURNS.test,
    threat: 'T9',
    name: 'turns outlive the background',
    find: '    if (allowed) void item.write(counted).catch(() => undefined);\n',
    put: '',
  },
];
