import { SavedSelect } from '@/components/kit/saved-select';
import { SavedSwitch } from '@/components/kit/saved-switch';
import { SavedText } from '@/components/kit/saved-text';
import { SettingFields, type SettingIn, SettingRows } from '@/components/kit/setting-rows';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { call } from '@/utils/messages/call';
import { PURPOSE_LIMITS } from '@/utils/service/purpose-limits';
import { linesOf } from '@/utils/settings/lines-of';
import { LOG_DAYS, MAX_REASONS } from '@/utils/settings/settings';
import { LogCheck } from './log-check';

/** What is stamped on each lookup, how long the lookup log says whom it was about, and the check of a log file. */
export function LogScreen() {
  const { t, formats } = useTexts();
  const { settings, policy } = useApp();
  const isTooMuch = (reasons: string[]) =>
    reasons.length > MAX_REASONS || reasons.some((reason) => reason.length > PURPOSE_LIMITS.reason);
  return (
    <SettingRows>
      <SettingFields<SettingIn<'settings.log'>>
        fields={{
          requireReference: (
            <SavedSwitch
              value={settings.requireReference}
              help={t('purpose.help')}
              isManaged={policy.requireReference !== undefined}
              onSave={(requireReference) => call('saveSettings', { requireReference })}
            >
              {t('log.requireCase')}
            </SavedSwitch>
          ),
          requireReason: (
            <SavedSwitch
              value={settings.requireReason}
              help={t('log.requireReasonHelp')}
              isManaged={policy.requireReason !== undefined}
              onSave={(requireReason) => call('saveSettings', { requireReason })}
            >
              {t('log.requireReason')}
            </SavedSwitch>
          ),
          reasons: (
            <SavedText
              data-testid="reasons"
              label={t('log.reasons')}
              description={t('log.reasonsHelp')}
              rows={4}
              value={settings.reasons.join('\n')}
              isManaged={policy.reasons !== undefined}
              problemOf={(text) =>
                isTooMuch(linesOf(text))
                  ? t('log.reasonsTooMany', { most: MAX_REASONS, length: PURPOSE_LIMITS.reason })
                  : undefined
              }
              onSave={(text) => call('saveSettings', { reasons: linesOf(text) })}
            />
          ),
          operatorName: (
            <SavedText
              data-testid="operator-name"
              label={t('log.operatorName')}
              description={t('log.operatorHelp')}
              value={settings.operatorName}
              isManaged={policy.operatorName !== undefined}
              onSave={(name) => call('saveSettings', { operatorName: name.trim().slice(0, PURPOSE_LIMITS.operator) })}
            />
          ),
          keepLog: (
            <SavedSelect
              label={t('log.keep')}
              description={t('log.keepHelp')}
              options={LOG_DAYS.map((id) => ({ id, name: formats.duration(Number(id), 'day', 'long') }))}
              value={settings.keepLog}
              isManaged={policy.keepLog !== undefined}
              onSave={(keepLog) => call('saveSettings', { keepLog })}
            />
          ),
        }}
      />
      <LogCheck mayExport={policy.allowExport !== false} />
    </SettingRows>
  );
}
