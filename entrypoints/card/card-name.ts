/** Returns the random name of this card, which tells the background what it may show. */
export const cardName = (): string => location.hash.slice(1);
