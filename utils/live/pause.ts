/** Lets the page draw and react before a long piece of work goes on. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
