/**
 * Whether a newer Sightline stored the data that could not be read. Dexie wraps the browser's `VersionError` in its own
 * errors.
 */
export function isVersionError(fault: unknown): boolean {
  if (!(fault instanceof Error || fault instanceof DOMException)) return false;
  return fault.name === 'VersionError' || ('inner' in fault && isVersionError(fault.inner));
}
