import { CircleQuestionMark, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ScreeningRow } from '@/utils/reading/facts/screening/screening-row';

/** The shape beside the word of a row with hits, or perhaps with hits: "none found" must not look like it. */
export const HIT_ICONS: Partial<Record<ScreeningRow['state'], LucideIcon>> = {
  found: TriangleAlert,
  listed: CircleQuestionMark,
};
