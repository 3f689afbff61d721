interface Flight {
  stop: AbortController;
  ended: Promise<void>;
  /** Asked for by itself, not as a row of a batch. */
  single: boolean;
}

/** What this background has on the wire, and who waits for which look-up to end. */
export function createInFlight() {
  const flights = new Map<string, Flight>();
  const waiters = new Map<string, PromiseWithResolvers<void>>();

  return {
    add: (id: string, flight: Flight) => void flights.set(id, flight),
    remove: (id: string) => void flights.delete(id),
    has: (id: string) => flights.has(id),
    size: () => flights.size,
    ids: () => [...flights.keys()],
    singles: () => [...flights.values()].filter(({ single }) => single).length,
    /** Aborts a request, and resolves when its look-up has ended. */
    async stop(id: string): Promise<void> {
      const flight = flights.get(id);
      flight?.stop.abort();
      await flight?.ended;
    },
    /** Resolves at the next {@link tell} of this look-up. */
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
