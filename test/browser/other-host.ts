/** The same address under a host that the extension was never given: what works there works through activeTab. */
export const otherHost = (url: string): string => url.replace('127.0.0.1', 'localhost');
