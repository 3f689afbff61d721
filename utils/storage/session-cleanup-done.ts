import { z } from 'zod';
import { sessionItem } from './stored-item';

/**
 * Set once the previous browser session's leftovers are handled, so it is absent after a browser start. Not earlier:
 * a background that stops during that work must not count as one that slept.
 */
export const sessionCleanupDone = sessionItem('session:begun', z.literal(true));
