import { type Guard, guardsOf } from './guard.ts';

/** Who may say what to the background. */
export const MESSAGE_GUARDS: Guard[] = [
  ...guardsOf('utils/messages/sender.ts', 'test/unit/messages/serve.test.ts', [
    ['T11', 'another extension is not us', 'sender.id !== self.id || '],
    [
      'T9',
      'a sender without an address',
      " || sender.url === undefined) return 'unknown'",
      ") return 'unknown';\n  if (sender.url === undefined) return 'page'",
    ],
    [
      'T9',
      'pages that are prerendered or kept',
      "if ((sender.documentLifecycle ?? 'active') !== 'active') return 'unknown';",
    ],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source
    ['T10', 'a page of ours without our origin', "if (`${sender.origin}/` !== self.root) return 'unknown';"],
    [
      'T10',
      'a page of ours in a frame',
      "return sender.frameId === undefined || sender.frameId === 0 ? 'page' : 'unknown';",
      "return 'page';",
    ],
    ['T10', 'the card is no page', "if (path === '/card.html') return 'card';"],
    ['T9', 'a script belongs to a tab', "sender.tab === undefined ? 'unknown' : 'content-script'", "'content-script'"],
  ]),
  ...guardsOf('utils/messages/serve.ts', 'test/unit/messages/serve.test.ts', [
    [
      'T9',
      'a message is for its kind of sender',
      "(fromScript ? 'content-script' : right)) return { ok: false, refused: 'sender' };\n",
      "(fromScript ? 'content-script' : right)) void 0;\n",
    ],
    ['T9', 'only messages of the protocol', '|| !Object.hasOwn(protocol, message.data.name)'],
    ['T9', 'data of the right shape', "if (!data.success) return { ok: false, refused: 'data' };"],
    [
      'T9',
      'an envelope with nothing else in it',
      "z.strictObject({ to: z.literal('sightline')",
      "z.object({ to: z.literal('sightline')",
    ],
    ['T9', 'scripts have a limited number of turns', '|| !(await checks.consume(from.tabId, name))'],
    [
      'T9',
      'only scripts of enabled sites learn anything',
      "if (right === 'site' && !(await checks.isEnabled(from.url))) return { ok: false, refused: 'sender' };",
    ],
    [
      'T18',
      'an exception of a handler tells nothing',
      "refused: isFullDisk(error) ? 'disk-full' : 'fault' };",
      "refused: String(error) as 'fault' };",
    ],
  ]),
  ...guardsOf('utils/messages/token-bucket.ts', 'test/unit/messages/token-bucket.test.ts', [
    ['T9', 'tokens run out', 'const allowed = left >= 1;', 'const allowed = true;'],
    [
      'T9',
      'a clock that was set back gives no tokens',
      'Math.max(0, now - (before?.at ?? now))',
      'Math.abs(now - (before?.at ?? now))',
    ],
  ]),
  ...guardsOf('entrypoints/background/page-scripts/token-buckets.ts', 'test/unit/messages/token-bucket.test.ts', [
    ['T9', 'tokens outlive the background', 'if (allowed) void item.write(counted).catch(() => undefined);'],
  ]),
];
