import type { Report } from '@/utils/reading/report';
import type { ProviderProfile } from './profile';

/**
 * Returns a report in which an empty list is "none found", if a person has said that the provider means that. It stays an empty
 * list where something else in the answer may be a hit, and in an answer that failed or is not finished.
 */
export function readEmptyLists(report: Report, meaning: ProviderProfile['emptyList']): Report {
  const isDoubtful = report.coverage.possible !== null || report.failure !== null || report.pending !== null;
  if (meaning !== 'none-found' || isDoubtful) return report;
  return {
    ...report,
    screening: report.screening.map((row) =>
      row.state === 'empty-list' ? { ...row, state: 'none-found', isEmptyList: true } : row,
    ),
  };
}
