import { z } from 'zod';
import { sessionItem } from '@/utils/storage/stored-item';

/** The lookup in the side panel: the last one started or opened anywhere in the browser. */
export const panelLookup = sessionItem('panel:lookup', z.object({ id: z.string() }));
