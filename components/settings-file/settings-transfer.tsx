import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button } from '@/components/form/button';
import type { SettingsChanges } from '@/utils/settings/settings-changes';
import { MAX_SETTINGS_FILE_BYTES, parseSettingsFile, type SettingsFile } from '@/utils/settings/settings-file';
import { Notice } from '../notice';
import { ImportPreview } from './import-preview';

type State =
  | { at: 'start'; said?: string }
  | { at: 'refused'; problem: string }
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
   * Called directly in the click, because it may request browser access. Resolves to a sentence about the result;
   * rejects if the background does not reply.
   */
  onImport: (file: SettingsFile) => Promise<string>;
}) {
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
      (said) => setState({ at: 'start', said }),
      () => setState({ at: 'refused', problem: "The extension's background did not answer. Try again." }),
    );
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">
        A file with every setting on this page and how answers are read. The API key is never in it, nor any result.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {onExport && <Button onPress={onExport}>Export settings</Button>}
        <FileTrigger acceptedFileTypes={['application/json', '.json']} onSelect={(files) => void choose(files)}>
          <Button>Import settings…</Button>
        </FileTrigger>
        <span role="status">{state.at === 'start' && state.said}</span>
      </div>
      {onExport === null && <p>Your organisation does not allow exporting.</p>}
      {state.at === 'refused' && <Notice tone="problem" title={state.problem} />}
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
