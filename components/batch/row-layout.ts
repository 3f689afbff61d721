/** Columns on a wide surface. On a narrow one, a row has two lines and there are no headings. */
export const GRID =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 @2xl:grid-cols-[minmax(0,1fr)_9rem_7rem_minmax(0,9rem)_9.5rem]';

/** All rows are two lines high, so the length of the scroll bar is correct. */
export const ROW_HEIGHT = 48;
