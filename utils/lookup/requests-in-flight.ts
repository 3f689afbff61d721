interface RequestInFlight {
  controller: AbortController;
  settled: Promise<void>;
  /** Whether it is a single lookup, not a row of a batch. */
  isSingle: boolean;
  /** Response received; persisting. */
  hasResponse: boolean;
}

/** Tracks the requests in flight, and callers that wait for a lookup to settle. */
export function createRequestsInFlight() {
  const requests = new Map<string, RequestInFlight>();
  const waiters = new Map<string, PromiseWithResolvers<void>>();
  const awaitingResponse = () => [...requests.values()].filter(({ hasResponse }) => !hasResponse);

  return {
    add: (id: string, request: Omit<RequestInFlight, 'hasResponse'>) =>
      void requests.set(id, { ...request, hasResponse: false }),
    remove: (id: string) => void requests.delete(id),
    markResponded(id: string): void {
      const request = requests.get(id);
      if (request) request.hasResponse = true;
    },
    /** Number of requests without a response yet. */
    count: () => awaitingResponse().length,
    /** How many of them are single lookups. */
    countSingles: () => awaitingResponse().filter(({ isSingle }) => isSingle).length,
    ids: () => [...requests.keys()],
    has: (id: string) => requests.has(id),
    /** Aborts a request and resolves when its lookup has settled. */
    async abort(id: string): Promise<void> {
      const request = requests.get(id);
      request?.controller.abort();
      await request?.settled;
    },
    /** Resolves at the next {@link notifySettled} of this lookup. */
    whenSettled(id: string): Promise<void> {
      const waiter = waiters.get(id) ?? Promise.withResolvers<void>();
      waiters.set(id, waiter);
      return waiter.promise;
    },
    /** Lets everybody who waits read what is stored: nothing comes any more. */
    releaseAll(): void {
      for (const waiter of waiters.values()) waiter.resolve();
      waiters.clear();
    },
    notifySettled(id: string): void {
      waiters.get(id)?.resolve();
      waiters.delete(id);
    },
  };
}

export type RequestsInFlight = ReturnType<typeof createRequestsInFlight>;
