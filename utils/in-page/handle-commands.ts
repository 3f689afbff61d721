import { isPageCommand, type PageCommand, type PageReplies, type ReplyOf } from '@/utils/messages/page-commands';
import { runtime } from './runtime';

/** The handler for each command of a script; commands without an entry are ignored. */
export type CommandHandlers = {
  [Name in PageCommand['name']]?: (command: Extract<PageCommand, { name: Name }>) => ReplyOf<PageReplies, Name>;
};

/**
 * Handles commands from the background only: from this extension and not from a tab. The returned function ends it; a
 * newer copy injected after an update ends the older one through `slot`.
 */
export function handleCommands(
  slot: 'detector' | 'gesture' | 'lister',
  commands: CommandHandlers,
  onDispose: () => void,
): () => void {
  // Stored in the isolated world, invisible to the page. A symbol, because page elements with an id of that name would
  // appear under a string key even here.
  const key = Symbol.for(`${slot} of Sightline`);
  const world = globalThis as typeof globalThis & Record<symbol, (() => void) | undefined>;
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
