import { z } from 'zod';
import { sessionItem } from './stored-item';

/**
 * When the key was last saved, forgotten, locked or unlocked: pages watch it and ask again. Contains no part of the
 * key.
 */
export const keyChanged = sessionItem('key:changed', z.number());
