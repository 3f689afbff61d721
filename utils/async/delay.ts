/** Resolves after `ms` milliseconds; never if the browser stops the background first. */
export const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
