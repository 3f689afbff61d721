/** Resolves after some milliseconds, and not at all if the browser ends the background before. */
export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
