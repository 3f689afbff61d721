/** Whose `clientWidth` and `clientHeight` are those of the viewport without its scroll bars: in quirks mode, the body. */
export const viewport = (): Element => document.scrollingElement ?? document.documentElement;
