import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { isFullDisk } from '@/utils/service/full-disk';
import { dropFiles, filesReadIn } from '@/utils/storage/colleagues';
import { database } from '@/utils/storage/page-database';
import { mayRestore, restore } from '@/utils/storage/restore';
import { readInDecisions, readInOpinions } from '@/utils/storage/words-of-colleagues';
import { ExportFile } from './export-file';
import { nameOf } from './file-preview';
import { ReadInFile } from './read-in-file';
import { SecondOpinion } from './second-opinion';
import { saveReply, useSaveHandOver } from './use-save-hand-over';

/** Writes a file of everything, reads files in, and lists those of colleagues. */
export function HandOverPanel() {
  const texts = useTexts();
  const { t, formats } = texts;
  const { settings, policy, profiles } = useApp();
  const save = useSaveHandOver();
  const [isExporting, setExporting] = useState(false);
  const files = useLiveQuery(() => filesReadIn(database), []) ?? [];
  const byUser = () => ({ operator: settings.operatorName, now: Date.now() });
  const orFullDisk = (error: unknown) => {
    if (isFullDisk(error)) return 'disk-full' as const;
    throw error;
  };
  return (
    <div className="flex flex-col gap-3" data-testid="hand-over">
      <h3 className="font-medium">{t('handOver.title')}</h3>
      {policy.allowExport !== false && !isExporting && (
        <div>
          <Button data-testid="export-everything" onPress={() => setExporting(true)}>
            {t('handOver.exportAll')}
          </Button>
        </div>
      )}
      {isExporting && (
        <ExportFile onSave={(how) => save({ scope: { of: 'everything' } }, how)} onClose={() => setExporting(false)} />
      )}
      <ReadInFile
        mayRestore={(by) => mayRestore(database, by, settings.operatorName)}
        onRestore={(read) => restore(database, read, byUser()).catch(orFullDisk)}
        onDecisions={(read) => readInDecisions(database, read, byUser()).catch(orFullDisk)}
        onOpinions={(read) => readInOpinions(database, read, byUser()).catch(orFullDisk)}
        secondOpinion={
          policy.allowExport === false
            ? null
            : (file, onClose) => (
                <SecondOpinion
                  file={file}
                  profiles={profiles}
                  onReply={(said) => saveReply(said, byUser())}
                  onClose={onClose}
                />
              )
        }
      />
      {files.length > 0 && (
        <ul className="flex flex-col divide-y divide-line" data-testid="files-read-in">
          {files.map(({ id, by, madeAt, of, count }) => (
            <li key={id} className="flex flex-wrap items-center gap-2 py-1">
              <bdi>
                {t('handOver.from', {
                  name: nameOf(by, texts),
                  day: formats.moment(madeAt, 'day'),
                })}
              </bdi>
              <span className="flex-1 text-muted">
                {t(of === 'decisions' ? 'handOver.decisions' : 'handOver.opinions', { count })}
              </span>
              <Button size="small" onPress={() => void dropFiles(database, [id])}>
                {t('form.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
