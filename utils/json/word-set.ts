/** Makes a set of words from a text with white space between them: a list that stays readable. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
