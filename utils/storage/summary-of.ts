import { type RowSummary, summarizeRow } from '@/utils/batch/row-summary';
import { currentSummary } from '@/utils/batch/stored-summary';
import type { ProviderProfiles } from '@/utils/reading/profile/profiles';
import { answerIdOf, type LookupRecord } from '../lookup/lookup-record';
import type { Database } from './database';

/** Returns the summary of a lookup's answer; reads the answer only if none is stored of now. Undefined without an answer. */
export async function summaryOf(
  { summaries, answers }: Database,
  record: LookupRecord,
  profiles: ProviderProfiles,
): Promise<RowSummary | undefined> {
  const id = answerIdOf(record);
  const summary = currentSummary(await summaries.get(id), record, profiles);
  if (summary) return summary;
  const answer = await answers.get(id);
  return answer && summarizeRow(answer.text, record, profiles);
}
