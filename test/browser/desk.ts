/** Addresses of the desk in a tab, for `open`. */
export const HISTORY = 'desk.html#/history';
export const BATCHES = 'desk.html#/batches';
export const NEW_BATCH = 'desk.html#/new-batch/text';
export const batchTab = (id: string): string => `desk.html#/batch/${id}`;
export const lookupTab = (id: string): string => `desk.html#/lookup/${id}/result`;
