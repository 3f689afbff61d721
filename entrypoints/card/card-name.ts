/** The random name of this card, by which the background knows what it may show. */
export const cardName = (): string => location.hash.slice(1);
