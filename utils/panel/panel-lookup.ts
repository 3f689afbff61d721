import { z } from 'zod';
import { sessionItem } from '../storage/session-item';

/** The look-up that the side panel shows: the one last asked for, or last opened, anywhere in the browser. */
export const panelLookup = sessionItem('panel:lookup', z.object({ id: z.string() }));
