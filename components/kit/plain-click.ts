import type { MouseEvent } from 'react';

/** Whether a click on a link opens it here. With a modifier key, the browser opens it in a tab or window. */
export const isPlainClick = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => !ctrlKey && !metaKey && !shiftKey;
