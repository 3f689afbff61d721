/** The look of a tab list and its tabs: the selected tab is bold and underlined, not only colored. */
export const TAB_LIST_LOOK = 'flex flex-wrap gap-x-5 border-b border-line';
export const TAB_LOOK =
  '-mb-px min-h-9 cursor-default border-b-2 border-transparent py-1.5 whitespace-nowrap font-medium text-muted data-hovered:text-ink data-selected:border-accent data-selected:font-semibold data-selected:text-ink forced-colors:border-[Canvas] forced-colors:data-selected:border-[Highlight]';

/** The look of a segmented control: a few screens of equal rank. */
export const SEGMENTS_LOOK = 'flex gap-0.5 rounded-md border border-line bg-well p-0.5';
export const SEGMENT_LOOK =
  'flex min-h-7 flex-1 cursor-default items-center justify-center rounded-sm px-2.5 font-medium whitespace-nowrap text-muted data-hovered:text-ink data-selected:bg-raised data-selected:text-ink data-selected:shadow-1 forced-colors:border forced-colors:border-[Canvas] forced-colors:data-selected:border-[Highlight]';
