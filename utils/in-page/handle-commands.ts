import { isPageCommand, type PageCommand, type PageReplies, type ReplyOf } from '@/utils/messages/page-commands';
import { runtime } from './runtime';

/** The handler for each command of a script; commands without an entry are ignored. */
export type CommandHandlers = {
  [Name in PageCommand['name']]?: (command: Extract<PageCommand, { name: Name }>) => ReplyOf<PageReplies, Name>;
};

/** A symbol, because page elements with an id of that name would appear under a string key even here. */
const keyOf = (slot: Slot): symbol => Symbol.for(`${slot} of Sightline`);
type Slot = 'detector' | 'gesture' | 'lister';
// The isolated world is invisible to the page.
const world = globalThis as typeof globalThis & Record<symbol, (() => void) | undefined>;

/** Returns whether a script of ours handles commands in this frame. */
export const isHandling = (slot: Slot): boolean => world[keyOf(slot)] !== undefined;

/**
 * Handles commands from the background only: from this extension and not from a tab. The returned function ends it; a
 * newer copy injected after an update ends the older one through `slot`.
 */
export function handleCommands(slot: Slot, commands: CommandHandlers, onDispose: () => void): () => void {
  const key = keyOf(slot);
  world[key]?.();

  function listener(
    raw: { to?: unknown } | null | undefined,
    sender: { id?: string; tab?: unknown },
    respond: (reply: unknown) => void,
  ) {
    if (!isPageCommand(raw) || sender.id !== runtime()?.id || sender.tab !== undefined) return undefined;
    // `CommandHandlers` pairs name and command; TypeScript cannot follow this through a lookup.
    const act = commands[raw.name] as ((command: PageCommand) => unknown) | undefined;
    if (!act) return undefined;
    respond(act(raw));
    return true;
  }
  function dispose(): void {
    runtime()?.onMessage?.removeListener(listener);
    world[key] = undefined;
    onDispose();
  }
  runtime()?.onMessage.addListener(listener);
  world[key] = dispose;
  return dispose;
}
