/** Columns on a wide surface; on a narrow one a row has two lines, without headings. */
export const GRID =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 @2xl:grid-cols-[minmax(0,1fr)_9rem_7rem_minmax(0,9rem)_9.5rem]';

/** All rows are as high as two lines, so that the length of the scroll bar is true. */
export const ROW_HEIGHT = 48;
