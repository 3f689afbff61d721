/** The look of a tab list and its tabs: the selected tab is bold and underlined, not only colored. */
export const TAB_LIST_LOOK = 'flex flex-wrap gap-x-5 border-b border-line';
export const TAB_LOOK =
  '-mb-px min-h-9 cursor-default border-b-2 border-transparent py-1.5 whitespace-nowrap font-medium text-muted data-hovered:text-ink data-selected:border-accent data-selected:font-semibold data-selected:text-ink forced-colors:mb-0 forced-colors:border-[Canvas] forced-colors:data-selected:border-[Highlight]';
