// Not `instanceof`, which takes 2 µs in a Firefox content script.

/** Returns whether a node is text. */
export const isText = (node: Node | null | undefined): node is Text => node?.nodeType === 3;
/** Returns whether a node is an element. */
export const isElement = (node: Node | null | undefined): node is Element => node?.nodeType === 1;
