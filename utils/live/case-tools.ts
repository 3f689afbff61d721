import { browser } from '#imports';
import type { CaseTools } from '@/components/result/result-tools';
import { caseNote } from '../note/case-note';
import { exportJson, exportName } from '../note/export-json';
import type { ReadText } from '../reading/read-text';
import type { ReadingRule } from '../reading/rule';
import type { Policy } from '../settings/policy';
import { saveFile } from './save-file';
import type { LiveLookup } from './use-lookup';

/** Returns note, file and printable page of an answered lookup; null for any other. */
export function caseTools(
  live: LiveLookup | null | undefined,
  read: ReadText | null,
  rule: ReadingRule | null,
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
