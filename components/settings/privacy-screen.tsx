import { useState } from 'react';
import { Button } from '@/components/kit/button';
import { Checkbox } from '@/components/kit/checkbox';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { Notice } from '@/components/kit/notice';
import { NumberField } from '@/components/kit/number-field';
import { SavedSelect } from '@/components/kit/saved-select';
import { SettingFields, type SettingIn, SettingRows } from '@/components/kit/setting-rows';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { call } from '@/utils/messages/call';
import { subjectsNamed } from '@/utils/service/request-subject';
import { boundsOf, choices, RETENTIONS, SHOW_RESULTS } from '@/utils/settings/settings';
import { ForgetNamed } from './forget-named';
import { retentionName, SURFACE_NAMES } from './setting-value';
import { useSaveHandOver } from './use-save-hand-over';

type Also = { key: boolean; settings: boolean };

/** Deletes all stored data about people; the key and settings too, if selected. */
export function ForgetEverything({ onForget }: { onForget: (also: Also) => Promise<unknown> }) {
  const { t } = useTexts();
  const [isAsked, setAsked] = useState(false);
  const [also, setAlso] = useState<Also>({ key: false, settings: false });
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle');
  const forget = () => {
    setState('busy');
    onForget(also)
      .then(
        () => setState('done'),
        () => setState('failed'),
      )
      .finally(() => setAsked(false));
  };
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-medium">{t('privacy.deleteAll')}</h3>
      <p className="text-muted">{t('privacy.deleteAllHelp')}</p>
      <Checkbox isSelected={also.key} onChange={(key) => setAlso({ ...also, key })}>
        {t('privacy.alsoKey')}
      </Checkbox>
      <Checkbox isSelected={also.settings} onChange={(settings) => setAlso({ ...also, settings })}>
        {t('privacy.alsoSettings')}
      </Checkbox>
      <div>
        <Button data-testid="delete-all" variant="danger" onPress={() => setAsked(true)}>
          {t('privacy.deleteAll')}…
        </Button>
      </div>
      <div role="status">{state === 'done' && <p data-testid="all-deleted">{t('privacy.allDeleted')}</p>}</div>
      {state === 'failed' && (
        <Notice tone="problem" title={t('privacy.notAllDeleted')}>
          <p>{t('privacy.notAllDeletedNext')}</p>
        </Notice>
      )}
      <ConfirmDialog
        isDestructive
        isOpen={isAsked}
        title={t('privacy.deleteAllTitle')}
        action={t(state === 'busy' ? 'privacy.deleting' : 'privacy.deleteAll')}
        isBusy={state === 'busy'}
        onConfirm={forget}
        onCancel={() => setAsked(false)}
      >
        <p>{t('privacy.willDelete')}</p>
        {also.key && <p>{t('privacy.alsoKey')}</p>}
        {also.settings && <p>{t('privacy.alsoSettings')}</p>}
        <p>{t('privacy.deleteAllLog')}</p>
      </ConfirmDialog>
    </div>
  );
}

/** How long results stay, where they open, and how to delete them. */
export function PrivacyScreen() {
  const texts = useTexts();
  const { t } = texts;
  const { settings, policy } = useApp();
  const save = useSaveHandOver();
  const exportNamed = async (name: string) => {
    const choice = { scope: { of: 'person' }, about: subjectsNamed(name) } as const;
    return save(choice, { withAnswers: true, passphrase: null });
  };
  return (
    <SettingRows>
      <SettingFields<SettingIn<'settings.privacy'>>
        fields={{
          keepResults: (
            <SavedSelect
              label={t('privacy.keepResults')}
              description={t('privacy.keepResultsHelp')}
              options={RETENTIONS.map((id) => ({ id, name: retentionName(texts, id) }))}
              value={settings.keepResults}
              isManaged={policy.keepResults !== undefined}
              onSave={(keepResults) => call('saveSettings', { keepResults })}
            />
          ),
          decisionDays: (
            <NumberField
              label={t('privacy.decisionDays')}
              description={t('privacy.decisionDaysHelp')}
              {...boundsOf(choices.shape.decisionDays)}
              step={30}
              value={settings.decisionDays}
              isManaged={policy.decisionDays !== undefined}
              onSave={(decisionDays) => call('saveSettings', { decisionDays })}
            />
          ),
          dueDays: (
            <NumberField
              label={t('due.days')}
              description={t('due.daysHelp')}
              {...boundsOf(choices.shape.dueDays)}
              step={30}
              value={settings.dueDays}
              isManaged={policy.dueDays !== undefined}
              onSave={(dueDays) => call('saveSettings', { dueDays })}
            />
          ),
          showResults: (
            <SavedSelect
              label={t('privacy.showResults')}
              description={t('privacy.showResultsHelp')}
              options={SHOW_RESULTS.map((id) => ({ id, name: t(SURFACE_NAMES[id]) }))}
              value={settings.showResults}
              isManaged={policy.showResults !== undefined}
              onSave={(showResults) => call('saveSettings', { showResults })}
            />
          ),
        }}
      />
      <ForgetNamed
        onForget={(name) => call('forgetNamed', { name })}
        onExport={policy.allowExport === false ? null : exportNamed}
      />
      <ForgetEverything onForget={(also) => call('forgetEverything', also)} />
    </SettingRows>
  );
}
