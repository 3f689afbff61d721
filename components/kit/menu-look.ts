/** The list that a menu button opens. */
export const MENU_LOOK = 'max-w-72 rounded-md border border-line bg-raised p-1 text-sm shadow-2';
export const MENU_ITEM_LOOK =
  'flex min-h-8 cursor-default items-center gap-2 rounded-sm px-2 py-1 outline-none data-focused:bg-well forced-colors:data-focused:outline-2';
