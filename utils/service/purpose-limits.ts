/** Lengths of a case, a reason and the name of a user, in UTF-16 units. */
export const MAX_REFERENCE = 100;
export const MAX_REASON = 100;
export const MAX_OPERATOR = 200;
