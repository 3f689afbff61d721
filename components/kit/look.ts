/** The look of a tab list and its tabs: the selected tab is bold and underlined, not only colored. */
export const TAB_LIST_LOOK = 'flex flex-wrap gap-x-5 border-b border-line';
export const TAB_LOOK =
  '-mb-px min-h-9 cursor-default border-b-2 border-transparent py-1.5 whitespace-nowrap font-medium text-muted data-hovered:text-ink data-selected:border-accent data-selected:font-semibold data-selected:text-ink forced-colors:mb-0 forced-colors:border-[Canvas] forced-colors:data-selected:border-[Highlight]';

/** The shared look of radio buttons with a label beside them. */
export const RADIO_LOOK =
  'flex min-h-6 w-fit cursor-default items-center gap-2 rounded px-1 before:size-4 before:shrink-0 before:rounded-full before:border before:border-edge before:bg-paper data-disabled:opacity-60 data-selected:before:border-[5px] data-selected:before:border-accent forced-colors:data-selected:before:border-[Highlight]';

/** The list that a menu button opens. */
export const MENU_LOOK = 'max-w-72 rounded-md border border-line bg-raised p-1 text-sm shadow-2';
export const MENU_ITEM_LOOK =
  'flex min-h-8 cursor-default items-center gap-2 rounded-sm px-2 py-1 outline-none data-focused:bg-well forced-colors:data-focused:outline-2';

/**
 * The look of a labeled field: label, control and help below each other. In {@link SettingRows} on a wide page (`beside`
 * in style.css), the control is beside them.
 */
export const FIELD_LOOK =
  'flex flex-col gap-1 beside:grid beside:grid-rows-[auto_1fr] beside:grid-cols-[15rem_minmax(0,1fr)] beside:items-start beside:gap-x-6 beside:*:col-start-2';

/** The label's side of a field: the label itself and the help below it. */
export const FIELD_SIDE_LOOK = 'beside:col-start-1!';

/** The control, beside its label and help. */
export const FIELD_CONTROL_LOOK = 'beside:row-span-2 beside:row-start-1';

/** What follows a field in its row, below the control. */
export const FIELD_BELOW_LOOK = 'beside:ms-66';

/** The shared look of all input boxes. */
export const INPUT_LOOK =
  'min-h-9 w-full in-data-rows:scroll-mb-24 in-data-rows:data-invalid:scroll-mb-44 rounded-md border border-edge bg-paper px-3 py-1 text-sm text-ellipsis text-ink placeholder:text-muted data-invalid:border-problem [&:is(input,textarea):read-only]:bg-well';

/** A filter of a list that can be chosen. */
export const CHIP_LOOK =
  'inline-flex min-h-7 max-w-full cursor-default items-center gap-1.5 rounded-full border border-edge bg-paper px-2.5 text-xs text-second data-hovered:bg-well data-selected:border-accent data-selected:bg-accent-well data-selected:font-semibold data-selected:text-ink forced-colors:data-selected:border-[Highlight]';
