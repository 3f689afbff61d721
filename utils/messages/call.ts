import { browser } from '#imports';
import type { ReplyOf } from './page-commands';
import type { Envelope, EnvelopeReply, MessageData, MessageName, Replies } from './protocol';

/** The background refused or lost a message. The text names message and reason, without data; a full disk is its cause. */
export class CallError extends Error {
  override name = 'CallError';
}

/**
 * Sends one message to the background and returns its reply.
 * @throws CallError when the background refused it, or was stopped before it could reply
 */
export async function call<Name extends MessageName>(
  name: Name,
  data: MessageData<Name>,
): Promise<ReplyOf<Replies, Name>> {
  const envelope: Envelope = { to: 'sightline', name, data };
  const reply: EnvelopeReply | undefined = await browser.runtime.sendMessage(envelope).catch(() => undefined);
  if (reply === undefined) throw new CallError(`${name}: no reply`);
  if (!reply.ok) {
    const cause = reply.refused === 'disk-full' ? new DOMException('', 'QuotaExceededError') : undefined;
    throw new CallError(`${name}: refused (${reply.refused})`, { cause });
  }
  // Only the background answers this envelope, with the protocol's type.
  return reply.value as ReplyOf<Replies, Name>;
}
