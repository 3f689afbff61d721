import { defineUnlistedScript } from '#imports';
import '@/utils/lock-down';

/**
 * The first script of every page, not a module: modules of a page are in several chunks, which do not run in the order
 * of their imports.
 */
export default defineUnlistedScript(() => undefined);
