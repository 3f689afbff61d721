import { browser } from '#imports';
import { SettingRows } from '@/components/form/setting-rows';
import { type ImportOutcome, SettingsTransfer } from '@/components/settings-file/settings-transfer';
import { useApp } from '@/hooks/app-provider';
import { saveFile } from '@/hooks/save-file';
import { call } from '@/utils/messages/call';
import { originPattern } from '@/utils/service/base-url';
import { managedFields } from '@/utils/settings/policy';
import { settingsChanges } from '@/utils/settings/settings-changes';
import { type SettingsFile, writeSettingsFile } from '@/utils/settings/settings-file';

/** Exports settings to a file and imports them. */
export function TransferSection() {
  const { settings, policy, scoreRules } = useApp();
  const save = () => saveFile('sightline-settings.json', writeSettingsFile(settings, scoreRules), 'application/json');
  return (
    <SettingRows>
      <SettingsTransfer
        onExport={policy.allowExport === false ? null : save}
        changesOf={(file) => settingsChanges(file, settings, scoreRules, managedFields(policy))}
        onImport={importFile}
      />
    </SettingRows>
  );
}

/**
 * Requests access first, in the click. The import proceeds without it; access is then requested again where it is used.
 */
async function importFile(file: SettingsFile): Promise<ImportOutcome> {
  const { baseUrl, sites = [] } = file.settings;
  const origins = [...(baseUrl === undefined ? [] : [originPattern(baseUrl)]), ...sites];
  const asking = origins.length === 0 ? Promise.resolve(false) : browser.permissions.request({ origins });
  const allowed = await asking.catch(() => false);
  await call('importSettings', file);
  if (sites.length > 0 && !allowed) return 'imported-without-sites';
  for (const pattern of sites) await call('enableSite', { pattern });
  return 'imported';
}
