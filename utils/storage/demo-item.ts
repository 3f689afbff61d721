import { z } from 'zod/mini';
import { sessionItem } from './stored-item';

/**
 * Whether the demo runs: the only place that says so. In memory, closed to scripts in pages, and gone when the browser
 * closes; the next start deletes what the demo left (`eraseDemo`).
 */
export const demoItem = sessionItem('demo', z.literal(true));
