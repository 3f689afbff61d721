interface Flight {
  stop: AbortController;
  ended: Promise<void>;
  /** Whether it is a single lookup, not a row of a batch. */
  single: boolean;
}

/** Tracks the requests in flight, and callers that wait for a lookup to settle. */
export function createInFlight() {
  const flights = new Map<string, Flight>();
  const written = new Set<string>();
  const waiters = new Map<string, PromiseWithResolvers<void>>();

  return {
    add: (id: string, flight: Flight) => void flights.set(id, flight),
    remove(id: string): void {
      flights.delete(id);
      written.delete(id);
    },
    /** Number of requests without a response yet. */
    size: () => flights.size - written.size,
    /** Response received; persisting. */
    leaveWire: (id: string) => void written.add(id),
    ids: () => [...flights.keys()],
    /** How many of them are single lookups. */
    singles: () => [...flights].filter(([id, { single }]) => single && !written.has(id)).length,
    /** Aborts a request and resolves when its lookup has settled. */
    async stop(id: string): Promise<void> {
      const flight = flights.get(id);
      flight?.stop.abort();
      await flight?.ended;
    },
    /** Resolves at the next {@link tell} of this lookup. */
    whenTold(id: string): Promise<void> {
      const waiter = waiters.get(id) ?? Promise.withResolvers<void>();
      waiters.set(id, waiter);
      return waiter.promise;
    },
    tell(id: string): void {
      waiters.get(id)?.resolve();
      waiters.delete(id);
    },
  };
}

export type InFlight = ReturnType<typeof createInFlight>;
