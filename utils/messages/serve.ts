import { z } from 'zod';
import { type EnvelopeReply, type MessageData, type MessageName, messages, type Replies } from './protocol';
import { classifySender, type Right, type Sender } from './sender';

/** The tab and frame a message came from, where it came from one, and the address of the frame as the browser tells it. */
export interface Origin {
  tabId: number | undefined;
  frameId: number;
  url: string;
}

/** One handler per message. */
export type Handlers = {
  [Name in MessageName]: (data: MessageData<Name>, origin: Origin) => Promise<Replies[Name]>;
};

/** What stands before a message of a script in a page, which a page process that was taken over can send as often as it likes. */
export interface ScriptGate {
  /** Whether a frame's address belongs to an enabled site. */
  isEnabled: (url: string) => Promise<boolean>;
  /** Whether a tab may send this message now; counts it. */
  takeTurn: (tabId: number, name: MessageName) => Promise<boolean>;
}

const envelope = z.strictObject({ to: z.literal('sightline'), name: z.string(), data: z.unknown() });
const tab = z.object({ id: z.number() });

/**
 * The trust boundary: refuses unknown senders, senders without the right to this message, data of another shape, and
 * scripts in pages that ask too often. Keep all checks: each alone stops a forged message that the others let through.
 * @returns the reply; a refusal for anything that is not a message of ours
 */
export async function answer(
  raw: unknown,
  sender: Sender,
  self: { id: string; root: string },
  handlers: Handlers,
  gate: ScriptGate,
): Promise<EnvelopeReply> {
  const message = envelope.safeParse(raw);
  if (!message.success || !Object.hasOwn(messages, message.data.name)) return { ok: false, refused: 'message' };
  // The line above has just proved it.
  const name = message.data.name as MessageName;
  const right: Right = messages[name].from;
  const fromScript = right === 'site' || right === 'content-script';
  if (classifySender(sender, self) !== (fromScript ? 'content-script' : right)) return { ok: false, refused: 'sender' };
  const data = messages[name].data.safeParse(message.data.data);
  if (!data.success) return { ok: false, refused: 'data' };
  const place = tab.safeParse(sender.tab);
  const from = {
    tabId: place.success ? place.data.id : undefined,
    frameId: sender.frameId ?? 0,
    // A frame that was written by script belongs to the site that wrote it; its own address says nothing.
    url: (/^about:/.test(sender.url ?? '') ? sender.origin : sender.url) ?? '',
  };
  // A page of ours is served in this very turn: the browser opens a side panel only while it handles the click.
  if (fromScript) {
    if (from.tabId === undefined || !(await gate.takeTurn(from.tabId, name))) return { ok: false, refused: 'rate' };
    if (right === 'site' && !(await gate.isEnabled(from.url))) return { ok: false, refused: 'sender' };
  }
  // TypeScript cannot see that name, data and handler belong together; `messages[name]` has just parsed the data.
  const handle = handlers[name] as (data: unknown, origin: Origin) => Promise<unknown>;
  try {
    return { ok: true, value: await handle(data.data, from) };
  } catch {
    return { ok: false, refused: 'fault' };
  }
}

/** True for messages that {@link answer} is for; others belong to someone else and get no reply from us. */
export const isForUs = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && 'to' in raw && raw.to === 'sightline';
