import { z } from 'zod/mini';
import { HIT_ORDERS, type HitOrder } from '../compare/hit-order';
import { storedItem } from './stored-item';

const hitOrder = z.catch(z.enum(HIT_ORDERS), 'best');

/** The order in which the user wants hits. */
export const hitOrderItem = storedItem<HitOrder>('local', 'hitOrder', (stored) => hitOrder.parse(stored));
