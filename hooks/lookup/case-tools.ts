import { browser } from '#imports';
import type { CaseTools } from '@/components/result/result-tools';
import { saveFile } from '@/hooks/save-file';
import { caseNote } from '@/utils/case-file/case-note';
import { exportJson, exportName } from '@/utils/case-file/export-json';
import type { ReadText } from '@/utils/reading/read-text';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import type { Policy } from '@/utils/settings/policy';
import type { LiveLookup } from './use-lookup';

/** Returns note, file and printable page of an answered lookup; null for any other. */
export function caseTools(
  live: LiveLookup | null | undefined,
  read: ReadText | null,
  rule: ScoreRule | null,
  { allowExport = true }: Policy,
): CaseTools | null {
  const { record, answer } = live ?? {};
  if (!record || !answer || read === null) return null;
  const { report } = read;
  const version = browser.runtime.getManifest().version;
  return {
    note: (personal) => caseNote(record, report, { personal }),
    exportJson: !allowExport
      ? null
      : () => {
          const text = exportJson({ record, answer, report, rule, exportedAt: Date.now(), version });
          saveFile(exportName({ record }), text, 'application/json');
        },
    print: !allowExport
      ? null
      : () => void browser.tabs.create({ url: `${browser.runtime.getURL('/result.html')}?id=${record.id}&print` }),
  };
}
