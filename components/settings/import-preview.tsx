import { Button } from '@/components/kit/button';
import { Notice } from '@/components/kit/notice';
import { SETTING_TITLES } from '@/components/kit/setting-titles';
import { useTexts } from '@/components/kit/texts';
import type { SettingsChanges } from '@/utils/settings/settings-changes';
import { settingValue } from './setting-value';

/**
 * Previews the changes in a chosen file, with import and cancel. A change of host or path comes first, and is named on
 * the button.
 */
export function ImportPreview({
  changes: { fields, profiles, newHost },
  isBusy,
  onImport,
  onCancel,
}: {
  changes: SettingsChanges;
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
        </tbody>
      </table>
      {profiles.length > 0 && <p>{t('transfer.rules', { hosts: texts.formats.list(profiles) })}</p>}
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
