import { z } from 'zod/mini';
import { isFullDisk } from '@/utils/service/full-disk';
import type { ReplyOf } from './page-commands';
import { type EnvelopeReply, type MessageData, type MessageName, protocol, type Replies } from './protocol';
import { classifySender, type Right, type Sender } from './sender';

/** Tab (if any) and frame of a message's sender, and the frame's URL as the browser reports it. */
export interface Origin {
  tabId: number | undefined;
  frameId: number;
  url: string;
}

/** One handler per message. */
export type Handlers = {
  [Name in MessageName]: (data: MessageData<Name>, origin: Origin) => Promise<ReplyOf<Replies, Name>>;
};

/** Checks for messages of page scripts: a compromised page process can send them as often as it likes. */
export interface ScriptChecks {
  /** Whether a frame's address belongs to an enabled site. */
  isEnabled: (url: string) => Promise<boolean>;
  /** Whether a tab may send this message now; counts it. */
  consume: (tabId: number, name: MessageName) => Promise<boolean>;
}

const envelope = z.strictObject({ to: z.literal('sightline'), name: z.string(), data: z.unknown() });
const tab = z.object({ id: z.number() });

/**
 * The trust boundary: refuses unknown senders, missing rights, malformed data, and scripts that ask too
 * often. Keep all checks: each stops forgeries that the others let through.
 * @returns the reply; a refusal for foreign messages
 */
export async function serve(
  raw: unknown,
  sender: Sender,
  self: { id: string; root: string },
  handlers: Handlers,
  checks: ScriptChecks,
): Promise<EnvelopeReply> {
  const message = envelope.safeParse(raw);
  if (!message.success || !Object.hasOwn(protocol, message.data.name)) return { ok: false, refused: 'message' };
  // The line above has proved it.
  const name = message.data.name as MessageName;
  const right: Right = protocol[name].from;
  const fromScript = right === 'site' || right === 'content-script';
  if (classifySender(sender, self) !== (fromScript ? 'content-script' : right)) return { ok: false, refused: 'sender' };
  const data = protocol[name].data.safeParse(message.data.data);
  if (!data.success) return { ok: false, refused: 'data' };
  const place = tab.safeParse(sender.tab);
  const from = {
    tabId: place.success ? place.data.id : undefined,
    frameId: sender.frameId ?? 0,
    // An `about:` frame belongs to the site that wrote it; its own URL says nothing.
    url: (/^about:/.test(sender.url ?? '') ? sender.origin : sender.url) ?? '',
  };
  // TypeScript cannot see that name, data and handler belong together; `protocol[name]` has just parsed the data.
  const handle = handlers[name] as (data: unknown, origin: Origin) => Promise<unknown>;
  try {
    // Our own pages are served without await: browsers open a side panel only while they handle the click.
    if (fromScript) {
      if (from.tabId === undefined || !(await checks.consume(from.tabId, name))) return { ok: false, refused: 'rate' };
      if (right === 'site' && !(await checks.isEnabled(from.url))) return { ok: false, refused: 'sender' };
    }
    return { ok: true, value: await handle(data.data, from) };
  } catch (error) {
    return { ok: false, refused: isFullDisk(error) ? 'disk-full' : 'fault' };
  }
}

/** True for messages that {@link serve} handles; others get no reply from us. */
export const isForUs = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && 'to' in raw && raw.to === 'sightline';
