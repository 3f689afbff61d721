import type { ReplyOf, ScriptMessage, ScriptReplies } from '@/utils/messages/page-commands';
import { runtime } from './runtime';

/**
 * Sends one of the messages available to page scripts. Returns null if the background refuses it or is gone: after an
 * extension update, an old script stops without an error.
 */
export async function sendToBackground<Name extends ScriptMessage>(
  name: Name,
  data: Record<string, unknown>,
): Promise<ReplyOf<ScriptReplies, Name> | null> {
  try {
    const reply: { ok: boolean; value?: ReplyOf<ScriptReplies, Name> } | undefined = await runtime()?.sendMessage({
      to: 'sightline',
      name,
      data,
    });
    return reply?.ok ? (reply.value ?? null) : null;
  } catch {
    return null;
  }
}
