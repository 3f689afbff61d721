import { z } from 'zod';
import { sessionItem } from './session-item';

/**
 * Set once what an earlier session of the browser left behind has been put right: a background that only slept finds it.
 * Not before, as a background that dies in the midst of that must not pass for one that slept.
 */
export const sessionMark = sessionItem('session:begun', z.literal(true));
