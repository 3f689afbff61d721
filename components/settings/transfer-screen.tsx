import { browser } from '#imports';
import { saveFile } from '@/components/kit/save-file';
import { SettingRows } from '@/components/kit/setting-rows';
import { useApp } from '@/components/kit/use-app';
import { readStoredAnswers } from '@/components/result/use-stored-answers';
import { call } from '@/utils/messages/call';
import { hostOf, originPattern } from '@/utils/service/base-url';
import { isSiteAllowed, managedFields, type Policy } from '@/utils/settings/policy';
import { settingsChanges } from '@/utils/settings/settings-changes';
import { type SettingsFile, writeSettingsFile } from '@/utils/settings/settings-file';
import { database } from '@/utils/storage/page-database';
import { sealsFile } from '@/utils/team-key/keys-of-team';
import { readyPolicy } from '@/utils/team-key/ready-policy';
import { HandOverPanel } from './hand-over-screen';
import { type ImportOutcome, SettingsTransfer } from './settings-transfer';
import { type SealedKey, TeamKeyPanel } from './team-key-panel';

/** Answers of one layout are alike; some of the newest have a hit. */
const MAX_ANSWERS = 20;

/** Exports settings to a file and imports them. */
export function TransferScreen() {
  const { settings, policy, profiles } = useApp();
  const save = () => saveFile('sightline-settings.json', writeSettingsFile(settings, profiles), 'application/json');
  return (
    <SettingRows>
      <SettingsTransfer
        onExport={policy.allowExport === false ? null : save}
        changesOf={(file) => settingsChanges(file, settings, profiles, managedFields(policy))}
        readAnswers={(service, operation) => readStoredAnswers(database, service, operation, MAX_ANSWERS)}
        onImport={(file) => importFile(file, policy)}
      />
      <HandOverPanel />
      {policy.sealedKey === undefined && policy.allowExport !== false && (
        <TeamKeyPanel
          host={hostOf(settings.baseUrl)}
          onSave={(sealed, isList) => saveSeals(settings.baseUrl, sealed, isList)}
        />
      )}
    </SettingRows>
  );
}

/** Saves the seals: one as a ready policy of this browser, a list as a CSV file of names and seals. */
function saveSeals(baseUrl: string, sealed: readonly SealedKey[], isList: boolean): void {
  if (isList) {
    saveFile('sightline-sealed-keys.csv', sealsFile(sealed), 'text/csv');
    return;
  }
  const fields = { baseUrl, sealedKey: sealed[0]?.sealedKey ?? '' };
  const policy = readyPolicy(fields, browser.runtime.id, import.meta.env.FIREFOX);
  saveFile(import.meta.env.FIREFOX ? 'policies.json' : 'sightline-policy.json', policy, 'application/json');
}

/**
 * Requests access first, in the click, except to what the policy does not let the user choose. The import proceeds without
 * it; access is then requested again where it is used.
 */
async function importFile(file: SettingsFile, policy: Policy): Promise<ImportOutcome> {
  const { baseUrl } = file.settings;
  const listed = file.settings.sites ?? [];
  const sites = listed.filter((site) => isSiteAllowed(site, policy));
  const isOwnUrl = baseUrl !== undefined && policy.baseUrl === undefined;
  const origins = [...(isOwnUrl ? [originPattern(baseUrl)] : []), ...sites];
  const asking = origins.length === 0 ? Promise.resolve(false) : browser.permissions.request({ origins });
  const allowed = await asking.catch(() => false);
  await call('importSettings', file);
  let enabled = 0;
  if (allowed) for (const pattern of sites) if (await call('enableSite', { pattern })) enabled++;
  return enabled < listed.length ? 'imported-without-sites' : 'imported';
}
