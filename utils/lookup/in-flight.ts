interface Flight {
  stop: AbortController;
  ended: Promise<void>;
  /** Asked for by itself, not as a row of a batch. */
  single: boolean;
}

/** What this background has on the wire, and who waits for which look-up to end. */
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
    /** How many are on the wire. */
    size: () => flights.size - written.size,
    /** Its answer is there, and only has to be written down. */
    leaveWire: (id: string) => void written.add(id),
    ids: () => [...flights.keys()],
    /** How many of them were asked for by themselves. */
    singles: () => [...flights].filter(([id, { single }]) => single && !written.has(id)).length,
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
