/**
 * Returns where the publisher takes reports of faults: `bugs.url` of `package.json`. Empty if it is none, or still the one of
 * the example publisher.
 */
export function reportUrl(bugs: { url?: string } | undefined): string {
  if (bugs?.url === undefined || !URL.canParse(bugs.url)) return '';
  const { protocol, hostname } = new URL(bugs.url);
  return protocol === 'https:' && !/(^|\.)example\.com$/.test(hostname) ? bugs.url : '';
}
