/** The look of a tab list and its tabs: the selected tab is bold and underlined, not only colored. */
export const TAB_LIST_LOOK = 'flex flex-wrap gap-x-1 border-b border-line';
export const TAB_LOOK =
  'cursor-default border-b-2 border-transparent px-2.5 py-1.5 whitespace-nowrap text-muted data-hovered:text-ink data-selected:border-accent data-selected:font-semibold data-selected:text-ink';
