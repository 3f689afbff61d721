/** Rows that one transaction writes at most. A lookup of the user waits for it: 100 rows take about 60 ms. */
export const PIECE = 100;

/** Cuts a long list into pieces of at most `size`. */
export function* inPieces<Item>(items: Iterable<Item>, size = PIECE): Generator<Item[]> {
  let piece: Item[] = [];
  for (const item of items) {
    piece.push(item);
    if (piece.length < size) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}
