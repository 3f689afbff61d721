import { REVIEW_KEYS, type ReviewAction } from './review-keys';

/** Does what a key means; `after`: what was decided is saved. Returns what was done, in words; null if the screen says it. Rejects if it could not be done. */
type KeyHandler = (after?: 'save') => string | null | Promise<string | null>;
export type KeyHandlers = { readonly [Action in ReviewAction]?: KeyHandler };

/**
 * What a review tells its user: what a key did, that a result was not on the screen yet, so that the key did nothing, or
 * that it stays because a decision was not saved.
 */
export type ReviewNews = { did: string } | 'too-early' | 'not-saved';

export type ReviewSession = ReturnType<typeof createReviewSession>;

/**
 * Keeps track of a review: which result is wanted, which one is drawn, and what is being saved. A key acts on the result
 * that is on the screen, or not at all: from *save and next* until the next result is drawn, it is refused.
 *
 * Lookups are named by their ids; null is a list with none open.
 */
export function createReviewSession(effects: {
  tell: (news: ReviewNews) => void;
  /** Keeps the focus inside the review while one result replaces another. */
  takeFocus: () => void;
}) {
  const { tell, takeFocus } = effects;
  const handlers = new Map<ReviewAction, { of: string | null; handle: KeyHandler }>();
  /** By what is decided. One that failed stays until it is made again, or said. */
  const saves = new Map<string, Promise<unknown>>();
  let wanted: string | null = null;
  let drawn: string | null = null;
  let opened: string | null = null;
  let isMoving = false;

  const isSettled = (): boolean => !isMoving && wanted === drawn;
  const handlerOf = (action: ReviewAction): KeyHandler | undefined => {
    const found = handlers.get(action);
    return found && (found.of === null || found.of === drawn) ? found.handle : undefined;
  };
  const run = async (action: ReviewAction, after?: 'save'): Promise<string | null> =>
    (await handlerOf(action)?.(after)) ?? null;

  /** Resolves to whether all decisions are on disk. */
  async function areSaved(): Promise<boolean> {
    const awaited = [...saves];
    const results = await Promise.allSettled(awaited.map(([, save]) => save));
    for (const [what, save] of awaited) if (saves.get(what) === save) saves.delete(what);
    return results.every(({ status }) => status === 'fulfilled');
  }
  async function move(action: ReviewAction): Promise<void> {
    isMoving = true;
    const from = wanted;
    try {
      if (!(await areSaved())) return tell('not-saved');
      const whyStay = action === 'save' ? await run('save') : null;
      if (whyStay !== null) return tell({ did: whyStay });
      // Meanwhile a press may have opened another result.
      if (wanted !== from) return;
      const did = await (action === 'save' ? run('next', 'save') : run(action));
      if (did !== null) tell({ did });
    } catch {
      tell('not-saved');
    } finally {
      isMoving = false;
    }
  }
  async function act(action: ReviewAction): Promise<void> {
    try {
      const did = await run(action);
      if (did !== null) tell({ did });
    } catch {
      // The notice beside the decision says so, and the next move.
    }
  }
  return {
    /** Does what a key means. `save` stays on the result if its handler returns why. */
    press(action: ReviewAction): void {
      const isMove = 'moves' in REVIEW_KEYS[action];
      // Whoever walks through a list need not wait for each result.
      const isWalk = (action === 'next' || action === 'previous') && !isMoving;
      if (!isSettled() && !isWalk) tell('too-early');
      else {
        opened = null;
        void (isMove ? move(action) : act(action));
      }
    },
    /** Whether a key is one of the review now. Between two results every key is, so that it does nothing else. */
    takes: (action: ReviewAction): boolean =>
      !isSettled() || handlerOf(action) !== undefined || (action === 'save' && handlers.has('next')),
    /** Adds handlers of a result, or of a list (`of` null); the newest win. Returns how to take them away. */
    handle(added: KeyHandlers, of: string | null): () => void {
      const own = Object.entries(added) as [ReviewAction, KeyHandler][];
      for (const [action, handle] of own) handlers.set(action, { of, handle });
      return () => {
        for (const [action, handle] of own) if (handlers.get(action)?.handle === handle) handlers.delete(action);
      };
    },
    /** A decision is being saved: no move before it is on disk. `what`: what is decided; a later one takes its place. */
    track<T>(what: string, save: Promise<T>): Promise<T> {
      saves.set(what, save);
      save.then(
        () => saves.get(what) === save && saves.delete(what),
        () => undefined,
      );
      return save;
    },
    /** Resolves once everything that is being saved is on disk, or has failed. */
    saved: async (): Promise<void> => void (await Promise.allSettled(saves.values())),
    /** A key opens a result, which takes the focus. */
    open(id: string): void {
      wanted = id;
      opened = id;
      takeFocus();
    },
    /** The desk shows another result, or only a list. */
    show(id: string | null): void {
      wanted = id;
    },
    /** A result is on the screen with everything to decide on. Returns what to do once it no longer is. */
    draw(id: string): () => void {
      drawn = id;
      return () => {
        if (drawn === id) drawn = null;
      };
    },
    wanted: (): string | null => wanted,
    /** Whether a key has opened this result, and nothing in it has taken the focus yet. */
    isOpened: (id: string | null): boolean => opened !== null && opened === id,
    arrive(): void {
      opened = null;
    },
  };
}
