import type { ScriptReplies } from '../messages/page-commands';
import { runtime } from './runtime';

/**
 * Sends one of the few messages that a script in a page has. Null where the background refused it, or is gone: after an
 * update of the extension an old script falls silent without an error.
 */
export async function tell<Name extends keyof ScriptReplies>(
  name: Name,
  data: Record<string, unknown>,
): Promise<ScriptReplies[Name] | null> {
  try {
    const reply: { ok: boolean; value?: ScriptReplies[Name] } | undefined = await runtime()?.sendMessage({
      to: 'sightline',
      name,
      data,
    });
    return reply?.ok ? (reply.value ?? null) : null;
  } catch {
    return null;
  }
}
