/** Returns whether the document can hold our elements; false in SVG and XML documents, and in one that is still empty. */
export const isHtml = (): boolean => document.documentElement instanceof HTMLElement;
