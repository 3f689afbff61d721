// By the node's own type rather than by `instanceof`, which takes 2 µs in a content script of Firefox.

/** Whether a node is text. */
export const isText = (node: Node | null | undefined): node is Text => node?.nodeType === 3;
/** Whether a node is an element. */
export const isElement = (node: Node | null | undefined): node is Element => node?.nodeType === 1;
