import type { Part } from '@/utils/reading/report';

/** Items of a list with more fields than this fold one by one. */
const SMALL_ITEM = 2;

/** A list of several things that each say much: one line each, the rest on a click. */
export const foldsItems = ({ list, parts }: Pick<Part, 'list' | 'parts'>): boolean =>
  list && parts.length > 1 && parts.some(({ fields, parts: inner }) => fields.length + inner.length > SMALL_ITEM);

/** How many lines a group takes when it is open. */
export const visibleRows = ({ fields, parts }: Pick<Part, 'fields' | 'parts'>): number =>
  parts.reduce((sum, part) => sum + (foldsItems(part) ? part.parts.length : visibleRows(part)), fields.length);
