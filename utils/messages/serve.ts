import { z } from 'zod';
import { type EnvelopeReply, type MessageData, type MessageName, messages, type Replies } from './protocol';
import { classifySender, type Sender } from './sender';

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

const envelope = z.strictObject({ to: z.literal('sightline'), name: z.string(), data: z.unknown() });
const tab = z.object({ id: z.number() });

/**
 * The trust boundary: refuses unknown senders, senders without the right to this message, and data of another shape.
 * Keep all three checks: each alone stops a forged message that the others let through.
 * @returns the reply, or null for a message that is not addressed to us
 */
export async function answer(
  raw: unknown,
  sender: Sender,
  self: { id: string; root: string },
  handlers: Handlers,
): Promise<EnvelopeReply> {
  const message = envelope.safeParse(raw);
  if (!message.success || !Object.hasOwn(messages, message.data.name)) return { ok: false, refused: 'message' };
  // The line above has just proved it.
  const name = message.data.name as MessageName;
  if (classifySender(sender, self) !== messages[name].from) return { ok: false, refused: 'sender' };
  const data = messages[name].data.safeParse(message.data.data);
  if (!data.success) return { ok: false, refused: 'data' };
  const place = tab.safeParse(sender.tab);
  const from = {
    tabId: place.success ? place.data.id : undefined,
    frameId: sender.frameId ?? 0,
    // A frame that was written by script belongs to the site that wrote it; its own address says nothing.
    url: (/^about:/.test(sender.url ?? '') ? sender.origin : sender.url) ?? '',
  };
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
