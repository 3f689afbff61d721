/** A file of the extension that draws nothing of ours, and from which messages can be sent all the same. */
export const QUIET_FILE = 'manifest.json';
