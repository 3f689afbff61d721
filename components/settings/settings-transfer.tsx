import { lazy, Suspense, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button } from '@/components/kit/button';
import { Notice } from '@/components/kit/notice';
import { SETTING_TITLES } from '@/components/kit/setting-titles';
import { useTexts } from '@/components/kit/texts';
import { visibleText } from '@/utils/json/visible-text';
import { hostOf } from '@/utils/service/base-url';
import { isFullDisk } from '@/utils/service/full-disk';
import { OPERATIONS } from '@/utils/service/operations';
import type { SettingsChanges } from '@/utils/settings/settings-changes';
import {
  MAX_SETTINGS_FILE_BYTES,
  parseSettingsFile,
  type SettingsFile,
  type SettingsFileProblem,
} from '@/utils/settings/settings-file';
import type { PlainKey } from '@/utils/texts/text-key';
import type { Texts } from '@/utils/texts/texts';
import { emptyListMeaning } from './empty-list-part';
import type { ReadAnswers } from './layout-changes';
import { settingValue } from './setting-value';

/** Loads with a file that changes how results are read, together with the code that reads them. */
const LayoutChanges = lazy(() => import('./layout-changes'));

/**
 * Previews the changes in a chosen file, with import and cancel. A change of host or path comes first, and is named on
 * the button.
 */
function ImportPreview({
  changes: { fields, profiles, layouts, emptyLists, unmatched, newHost },
  readAnswers,
  isBusy,
  onImport,
  onCancel,
}: {
  changes: SettingsChanges;
  readAnswers: ReadAnswers;
  isBusy: boolean;
  onImport: () => void;
  onCancel: () => void;
}) {
  const texts = useTexts();
  const { t } = texts;
  if (fields.length === 0 && profiles.length === 0) {
    return (
      <Notice title={t('transfer.noChanges')} actions={<Button onPress={onCancel}>{t('form.close')}</Button>}>
        <p>{t('transfer.noChangesText')}</p>
      </Notice>
    );
  }
  return (
    <section aria-label={t('transfer.changes')} className="flex flex-col gap-3 rounded-lg border border-line p-3">
      {newHost && <NewHost {...newHost} />}
      <table className="w-full table-fixed text-start">
        <thead className="text-xs text-muted">
          <tr>
            <th className="pe-2 text-start font-normal">{t('transfer.setting')}</th>
            <th className="pe-2 text-start font-normal">{t('transfer.now')}</th>
            <th className="text-start font-normal">{t('transfer.inFile')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, before, after }) => (
            <tr key={field} className="border-t border-line align-top">
              <th className="py-1 pe-2 text-start font-normal">{t(SETTING_TITLES[field].title)}</th>
              <td className="py-1 pe-2 text-muted">
                <bdi>{settingValue(field, before, texts)}</bdi>
              </td>
              <td className="py-1">
                <bdi>{settingValue(field, after, texts)}</bdi>
              </td>
            </tr>
          ))}
          {layouts.map((change) => (
            <LayoutChanges key={`${change.service} ${change.operation}`} change={change} read={readAnswers} />
          ))}
          {emptyLists.map(({ service, operation, before, after }) => (
            <tr key={`${service} ${operation}`} className="border-t border-line align-top">
              <th className="py-1 pe-2 text-start font-normal">
                {t('profile.emptyList')}
                <span className="block text-xs text-muted">
                  <bdi>{`${t(OPERATIONS[operation].words.name)} · ${hostOf(service)}`}</bdi>
                </span>
              </th>
              <td className="py-1 pe-2 text-muted">{emptyListMeaning(before, t)}</td>
              <td className="py-1">{emptyListMeaning(after, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {profiles.length > 0 && <p>{t('transfer.rules', { hosts: texts.formats.list(profiles) })}</p>}
      {unmatched.length > 0 && (
        <Notice tone="caution" title={t('transfer.unmatched')}>
          <ul className="font-mono text-xs wrap-anywhere">
            {unmatched.map((pattern) => (
              <li key={pattern}>{visibleText(pattern)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button data-testid="import" variant="primary" onPress={onImport} isPending={isBusy}>
          {newHost ? t('transfer.importToHost', { host: newHost.after }) : t('transfer.importAction')}
        </Button>
        <Button onPress={onCancel}>{t('form.cancel')}</Button>
      </div>
    </section>
  );
}

function NewHost({ before, after }: { before: string; after: string }) {
  const { t } = useTexts();
  const isFirst = before === '';
  return (
    <Notice
      tone="caution"
      title={isFirst ? t('transfer.newHost', { host: after }) : t('transfer.otherHost', { before, after })}
    >
      {!isFirst && <p>{t('transfer.keyRemoved', { host: before })}</p>}
      <p>{t('transfer.trust', { host: after })}</p>
    </Notice>
  );
}

/** How an import ended; without sites if the browser did not allow them. */
export type ImportOutcome = 'imported' | 'imported-without-sites';

const OUTCOMES = {
  imported: 'transfer.imported',
  'imported-without-sites': 'transfer.importedWithoutSites',
} as const satisfies Record<ImportOutcome, PlainKey>;

type State =
  | { at: 'start'; outcome?: ImportOutcome }
  | { at: 'refused'; problem: SettingsFileProblem | { kind: 'no-reply' | 'disk-full' } }
  | { at: 'chosen' | 'importing'; file: SettingsFile };

/** Exports settings to a file and imports them from one. */
export function SettingsTransfer({
  onExport,
  changesOf,
  readAnswers,
  onImport,
}: {
  /** Null if the organization forbids export. */
  onExport: (() => void) | null;
  changesOf: (file: SettingsFile) => SettingsChanges;
  /** For examples of what changes in results. */
  readAnswers: ReadAnswers;
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
      (error: unknown) => setState({ at: 'refused', problem: { kind: isFullDisk(error) ? 'disk-full' : 'no-reply' } }),
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
        <Suspense>
          <ImportPreview
            changes={changesOf(state.file)}
            readAnswers={readAnswers}
            isBusy={state.at === 'importing'}
            onImport={() => take(state.file)}
            onCancel={() => setState({ at: 'start' })}
          />
        </Suspense>
      )}
    </div>
  );
}

function problemWords({ t }: Texts, problem: SettingsFileProblem | { kind: 'no-reply' | 'disk-full' }): string {
  if (problem.kind === 'invalid') return t('transfer.invalid', { place: problem.place });
  return t(PROBLEMS[problem.kind]);
}

const PROBLEMS = {
  'too-large': 'transfer.tooLarge',
  foreign: 'transfer.foreign',
  'other-version': 'transfer.otherVersion',
  'no-reply': 'fault.noReplyAtField',
  'disk-full': 'failure.diskFull.title',
} as const satisfies Record<string, PlainKey>;
