interface Named {
  host: string;
  /** The user's name for the connection; empty without one. */
  connectionName: string;
}

/** Returns the full display name of a connection: the host, with the user's name for it. */
export const connectionLabel = ({ host, connectionName }: Named): string =>
  connectionName === '' ? host : `${host} (${connectionName})`;

/** Returns the display name of a connection where room is short: the user's name for it, else the host. */
export const shortConnectionLabel = ({ host, connectionName }: Named): string =>
  connectionName === '' ? host : connectionName;
