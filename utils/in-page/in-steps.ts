/** Nodes processed between two pauses. */
export const STEP = 50;

/** Calls `act` with each node, with pauses. */
export function* inSteps<Found>(nodes: ArrayLike<Found>, act: (node: Found) => unknown): Generator<void> {
  for (let i = 0; i < nodes.length; i++) {
    act(nodes[i] as Found);
    if (i % STEP === 0) yield;
  }
  yield;
}
