interface RequestInFlight {
  controller: AbortController;
  settled: Promise<void>;
  /** Whether it is a single lookup, not a row of a batch. */
  isSingle: boolean;
}

/** Tracks the requests in flight, and callers that wait for a lookup to settle. */
export function createRequestsInFlight() {
  const requests = new Map<string, RequestInFlight>();
  const responded = new Set<string>();
  const waiters = new Map<string, PromiseWithResolvers<void>>();

  return {
    add: (id: string, flight: RequestInFlight) => void requests.set(id, flight),
    remove(id: string): void {
      requests.delete(id);
      responded.delete(id);
    },
    /** Number of requests without a response yet. */
    count: () => requests.size - responded.size,
    /** Response received; persisting. */
    markResponded: (id: string) => void responded.add(id),
    ids: () => [...requests.keys()],
    /** How many of them are single lookups. */
    countSingles: () => [...requests].filter(([id, { isSingle }]) => isSingle && !responded.has(id)).length,
    /** Aborts a request and resolves when its lookup has settled. */
    async abort(id: string): Promise<void> {
      const flight = requests.get(id);
      flight?.controller.abort();
      await flight?.settled;
    },
    /** Resolves at the next {@link tell} of this lookup. */
    whenSettled(id: string): Promise<void> {
      const waiter = waiters.get(id) ?? Promise.withResolvers<void>();
      waiters.set(id, waiter);
      return waiter.promise;
    },
    notifySettled(id: string): void {
      waiters.get(id)?.resolve();
      waiters.delete(id);
    },
  };
}

export type RequestsInFlight = ReturnType<typeof createRequestsInFlight>;
