/** Returns the display name of a connection: the host, with the user's name for it. */
export const connectionLabel = ({ host, connectionName }: { host: string; connectionName: string }): string =>
  connectionName === '' ? host : `${host} (${connectionName})`;
