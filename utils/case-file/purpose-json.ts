import { shortLine } from '@/utils/log/log-line';
import type { Result } from '@/utils/result/result';

/** Returns why and by whom a lookup was made, and its newest line of the lookup log, for a JSON export; null for what nobody gave. */
export const purposeJson = ({ purpose, line }: Pick<Result, 'purpose' | 'line'>) => ({
  case: purpose?.reference || null,
  reason: purpose?.reason || null,
  user: purpose?.operator || null,
  logLine: line && shortLine(line),
});
