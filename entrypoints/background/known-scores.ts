import { normalForm } from '@/utils/detection/normal-form';
import { subjectKey } from '@/utils/lookup/subject-key';
import { readText } from '@/utils/reading/read-text';
import { ruleFor } from '@/utils/settings/reading-rules';
import type { Database } from '@/utils/storage/database';
import { loadReadingRules } from '@/utils/storage/reading-rules-item';
import { loadSettings } from '@/utils/storage/settings-item';

/** The newest answered look-up of an address, as it stands in a page, at the connected service. */
export async function newestOf(database: Database, address: string, baseUrl: string) {
  const email = normalForm(address) ?? address;
  const key = subjectKey({ operation: 'score', request: { email } }, baseUrl);
  return database.lookups
    .where('[subjectKey+state+endedAt]')
    .between([key, 'done', 0], [key, 'done', Number.POSITIVE_INFINITY])
    .last();
}

/**
 * Scores as sent of those addresses that have one, by address. An address that was looked up and has no single score
 * is known all the same and reads `–`.
 */
export async function knownScores(database: Database, emails: readonly string[]): Promise<Record<string, string>> {
  const { baseUrl } = await loadSettings();
  const rule = ruleFor(await loadReadingRules(), baseUrl, 'score');
  const records = await Promise.all(emails.map((email) => newestOf(database, email, baseUrl)));
  const answers = await database.answers.bulkGet(records.map((record) => record?.id ?? ''));
  const scores = emails.flatMap((email, i): [string, string][] => {
    const [record, answer] = [records[i], answers[i]];
    if (!record || !answer) return [];
    return [[email, readText(answer.text, record.subject, rule)?.report.score?.value ?? '–']];
  });
  return Object.fromEntries(scores);
}
