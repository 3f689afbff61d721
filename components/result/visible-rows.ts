import type { AnswerPart } from '@/utils/reading/sections/section';

/** Items of a list with more fields than this fold individually. */
const SMALL_ITEM = 2;

/** Whether the items of a list fold: several items with many fields take one line each, and a click shows the rest. */
export const foldsItems = ({ list, parts }: Pick<AnswerPart, 'list' | 'parts'>): boolean =>
  list && parts.length > 1 && parts.some(({ fields, parts: inner }) => fields.length + inner.length > SMALL_ITEM);

/** Returns the number of lines of an open group. */
export const visibleRows = ({ fields, parts }: Pick<AnswerPart, 'fields' | 'parts'>): number =>
  parts.reduce((sum, part) => sum + (foldsItems(part) ? part.parts.length : visibleRows(part)), fields.length);
