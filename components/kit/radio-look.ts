/** The shared look of radio buttons with a label beside them. */
export const RADIO_LOOK =
  'flex min-h-6 w-fit cursor-default items-center gap-2 rounded px-1 before:size-4 before:shrink-0 before:rounded-full before:border before:border-edge before:bg-paper data-disabled:opacity-60 data-selected:before:border-[5px] data-selected:before:border-accent forced-colors:data-selected:before:border-[Highlight]';
