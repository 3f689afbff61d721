/** `best`: hits that fit best come first; `sent`: as the answer has them. */
export const HIT_ORDERS = ['best', 'sent'] as const;
export type HitOrder = (typeof HIT_ORDERS)[number];
