import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button } from '@/components/kit/button';
import { Notice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import type { SettingsChanges } from '@/utils/settings/settings-changes';
import {
  MAX_SETTINGS_FILE_BYTES,
  parseSettingsFile,
  type SettingsFile,
  type SettingsFileProblem,
} from '@/utils/settings/settings-file';
import type { PlainKey } from '@/utils/texts/text-key';
import type { Texts } from '@/utils/texts/texts';
import { ImportPreview } from './import-preview';

/** How an import ended; without sites if the browser did not allow them. */
export type ImportOutcome = 'imported' | 'imported-without-sites';

const OUTCOMES = {
  imported: 'transfer.imported',
  'imported-without-sites': 'transfer.importedWithoutSites',
} as const satisfies Record<ImportOutcome, PlainKey>;

type State =
  | { at: 'start'; outcome?: ImportOutcome }
  | { at: 'refused'; problem: SettingsFileProblem | { kind: 'no-reply' } }
  | { at: 'chosen' | 'importing'; file: SettingsFile };

/** Exports settings to a file and imports them from one. */
export function SettingsTransfer({
  onExport,
  changesOf,
  onImport,
}: {
  /** Null if the organization forbids export. */
  onExport: (() => void) | null;
  changesOf: (file: SettingsFile) => SettingsChanges;
  /**
   * Called directly in the click, because it may request browser access. Rejects if the background does not reply.
   */
  onImport: (file: SettingsFile) => Promise<ImportOutcome>;
}) {
  const texts = useTexts();
  const { t } = texts;
  const [state, setState] = useState<State>({ at: 'start' });

  const choose = async (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    // One byte over the limit is enough to refuse a file; a large file is not read completely.
    const text = await file.slice(0, MAX_SETTINGS_FILE_BYTES + 1).text();
    const read = parseSettingsFile(text);
    setState(read.ok ? { at: 'chosen', file: read.file } : { at: 'refused', problem: read.problem });
  };
  const take = (file: SettingsFile) => {
    const done = onImport(file);
    setState({ at: 'importing', file });
    done.then(
      (outcome) => setState({ at: 'start', outcome }),
      () => setState({ at: 'refused', problem: { kind: 'no-reply' } }),
    );
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">{t('transfer.help')}</p>
      <div className="flex flex-wrap items-center gap-2">
        {onExport && <Button onPress={onExport}>{t('transfer.export')}</Button>}
        <FileTrigger acceptedFileTypes={['application/json', '.json']} onSelect={(files) => void choose(files)}>
          <Button>{t('transfer.import')}</Button>
        </FileTrigger>
        <span role="status">{state.at === 'start' && state.outcome && t(OUTCOMES[state.outcome])}</span>
      </div>
      {onExport === null && <p data-testid="export-disabled">{t('transfer.exportDisabled')}</p>}
      {state.at === 'refused' && <Notice tone="problem" title={problemWords(texts, state.problem)} />}
      {(state.at === 'chosen' || state.at === 'importing') && (
        <ImportPreview
          changes={changesOf(state.file)}
          isBusy={state.at === 'importing'}
          onImport={() => take(state.file)}
          onCancel={() => setState({ at: 'start' })}
        />
      )}
    </div>
  );
}

function problemWords({ t }: Texts, problem: SettingsFileProblem | { kind: 'no-reply' }): string {
  if (problem.kind === 'invalid') return t('transfer.invalid', { place: problem.place });
  return t(PROBLEMS[problem.kind]);
}

const PROBLEMS = {
  'too-large': 'transfer.tooLarge',
  foreign: 'transfer.foreign',
  'other-version': 'transfer.otherVersion',
  'no-reply': 'fault.noReplyAtField',
} as const satisfies Record<string, PlainKey>;
