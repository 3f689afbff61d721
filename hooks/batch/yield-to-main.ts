/** Lets the page draw and react before long work continues. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
