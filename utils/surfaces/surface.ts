import { z } from 'zod';

/** Where a desk is drawn; its HTML file says which. The side panel is Firefox's sidebar. */
export const surface = z.enum(['popup', 'panel', 'tab']);
export type Surface = z.infer<typeof surface>;
