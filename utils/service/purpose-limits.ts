/** Lengths of a case, a reason and the name of a user, in UTF-16 units. */
export const PURPOSE_LIMITS = { reference: 100, reason: 100, operator: 200 } as const;
