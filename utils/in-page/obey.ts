import { isPageCommand, type PageCommand, type PageReplies } from '../messages/page-commands';
import { runtime } from './runtime';

/** What a script does for each command that is its own; of a command without an entry it takes no notice. */
export type Obedience = {
  [Name in PageCommand['name']]?: (command: Extract<PageCommand, { name: Name }>) => PageReplies[Name];
};

/**
 * Obeys the background alone: a command counts only from our own extension and from no tab. Calling the returned
 * function ends it; a newer copy of the same script, put in after an update, ends the older one by `slot`.
 */
export function obey(slot: 'detector' | 'gesture' | 'lister', commands: Obedience, onRetire: () => void): () => void {
  // Held in the isolated world, where the page cannot see it; a symbol, as elements of the page with an id of that name
  // would stand under a text even here.
  const key = Symbol.for(`${slot} of Sightline`);
  const world = globalThis as typeof globalThis & Record<symbol, (() => void) | undefined>;
  world[key]?.();

  function listener(
    raw: { to?: unknown } | null | undefined,
    sender: { id?: string; tab?: unknown },
    respond: (reply: unknown) => void,
  ) {
    if (!isPageCommand(raw) || sender.id !== runtime()?.id || sender.tab !== undefined) return undefined;
    // Name and command belong together by the type of `Obedience`, which TypeScript cannot follow through a look-up.
    const act = commands[raw.name] as ((command: PageCommand) => unknown) | undefined;
    if (!act) return undefined;
    respond(act(raw));
    return true;
  }
  function retire(): void {
    runtime()?.onMessage?.removeListener(listener);
    world[key] = undefined;
    onRetire();
  }
  runtime()?.onMessage.addListener(listener);
  world[key] = retire;
  return retire;
}
