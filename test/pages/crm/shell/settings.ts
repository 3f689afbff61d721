/** What a user of the demo may choose. */
export interface Settings {
  dense: boolean;
  live: boolean;
}

/** How the demo starts. */
export const DEFAULT_SETTINGS: Settings = { dense: true, live: true };
