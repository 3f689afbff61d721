import { z } from 'zod';
import { sessionItem } from './session-item';

/** When the key was last saved, forgotten, locked or unlocked: pages watch it and ask anew. Nothing of the key is in it. */
export const keyChanged = sessionItem('key:changed', z.number());
