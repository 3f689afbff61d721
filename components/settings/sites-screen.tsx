import { type FormEvent, useRef } from 'react';
import { Button } from '@/components/kit/button';
import { FIELD_BELOW_LOOK } from '@/components/kit/look';
import { SavedSelect } from '@/components/kit/saved-select';
import { SavedSwitch } from '@/components/kit/saved-switch';
import { ManagedNote, SettingFields, type SettingIn, SettingRows } from '@/components/kit/setting-rows';
import { SITE_PROBLEM_TEXTS, SiteFailureText } from '@/components/kit/site-switch';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useLostFocus } from '@/components/kit/use-lost-focus';
import { useTextInput } from '@/components/kit/use-text-input';
import { call } from '@/utils/messages/call';
import { isSiteAllowed } from '@/utils/settings/policy';
import { CARD_ON_HOVER } from '@/utils/settings/settings';
import { parseTypedSite, siteName } from '@/utils/settings/site-pattern';
import { HOVER_NAMES } from './setting-value';
import { SitePresets } from './site-presets';
import { useSiteAccess } from './use-site-access';
import { useSiteDetection } from './use-site-detection';

/** The sites where addresses are detected, and whether scores may appear in their pages. */
export function SitesScreen() {
  const { t, formats } = useTexts();
  const { settings, policy } = useApp();
  const { typed, setTyped, setProblem, field: input } = useTextInput();
  const { turn, turnOnAll } = useSiteDetection();
  const field = useRef<HTMLInputElement>(null);
  useLostFocus(field, settings.sites.length, false);

  const add = (event: FormEvent) => {
    event.preventDefault();
    const site = parseTypedSite(typed);
    if (!site.ok) return setProblem(t(SITE_PROBLEM_TEXTS[site.problem]));
    const { pattern } = site;
    if (!isSiteAllowed(pattern, policy)) return setProblem(t('desk.siteNotAllowed'));
    void turn(pattern, true).then((failure) => {
      if (failure === null) setTyped('');
      else
        setProblem(failure === 'denied' ? t('sites.denied', { site: siteName(pattern) }) : t('fault.noReplyAtField'));
    });
  };
  const addAll = async (patterns: string[]) => {
    const failure = await turnOnAll(patterns);
    if (failure === null) return null;
    const site = formats.list(patterns.map(siteName));
    return failure === 'denied' ? t('sites.denied', { site }) : t('fault.noReplyAtField');
  };
  return (
    <>
      <p className="text-muted">{t('sites.lead')}</p>
      {policy.allowedSites && (
        <p>
          <ManagedNote />{' '}
          {policy.allowedSites.length === 0
            ? t('sites.noneAllowed')
            : t('sites.onlyThese', { sites: formats.list(policy.allowedSites.map(siteName)) })}
        </p>
      )}
      <SettingRows>
        <SettingFields<SettingIn<'settings.sites'>>
          fields={{
            sites: (
              <>
                {settings.sites.length === 0 && <p className="text-muted">{t('sites.none')}</p>}
                <ul aria-label={t('settings.sites')} className="flex flex-col">
                  {settings.sites.map((pattern) => (
                    <SiteRow key={pattern} pattern={pattern} />
                  ))}
                </ul>
                <SitePresets isAllowed={(pattern) => isSiteAllowed(pattern, policy)} onAdd={addAll} />
                <form onSubmit={add} className="flex flex-col gap-2" noValidate>
                  <TextField
                    data-testid="site-url"
                    label={t('sites.add')}
                    placeholder="https://crm.example.com"
                    {...input}
                    inputRef={field}
                  />
                  <p className={FIELD_BELOW_LOOK}>
                    <Button data-testid="add-site" type="submit">
                      {t('sites.add')}
                    </Button>
                  </p>
                </form>
              </>
            ),
            scoresInPages: (
              <SavedSwitch
                value={settings.scoresInPages}
                isManaged={policy.scoresInPages !== undefined}
                help={t('sites.showScoresHelp')}
                onSave={(scoresInPages) => call('saveSettings', { scoresInPages })}
              >
                {t('sites.showScores')}
              </SavedSwitch>
            ),
            cardOnHover: (
              <SavedSelect
                label={t('sites.cardOnHover')}
                description={t('sites.cardOnHoverHelp')}
                options={CARD_ON_HOVER.map((id) => ({ id, name: t(HOVER_NAMES[id]) }))}
                value={settings.cardOnHover}
                isManaged={policy.cardOnHover !== undefined}
                onSave={(cardOnHover) => call('saveSettings', { cardOnHover })}
              />
            ),
          }}
        />
      </SettingRows>
    </>
  );
}

/** A site of the list. If the browser revokes its permission, it stays in the list and says that detection is off. */
function SiteRow({ pattern }: { pattern: string }) {
  const { t } = useTexts();
  const isAllowed = useSiteAccess(pattern);
  const { failureOf, turn } = useSiteDetection();
  const name = siteName(pattern);
  const row = useRef<HTMLLIElement>(null);
  useLostFocus(row, isAllowed, false);
  return (
    <li ref={row} tabIndex={-1} className="outline-none flex min-h-10 flex-wrap items-center gap-3">
      <span className="min-w-0 flex-1">
        {name}
        {!isAllowed && <span className="block text-xs text-muted">{t('sites.inactive')}</span>}
        <span role="status" className="block text-xs">
          <SiteFailureText failure={failureOf(pattern)} site={name} />
        </span>
      </span>
      {!isAllowed && (
        <Button aria-label={t('sites.allowSite', { site: name })} onPress={() => void turn(pattern, true)}>
          {t('sites.allow')}
        </Button>
      )}
      <Button aria-label={t('form.removeNamed', { name })} onPress={() => void turn(pattern, false)}>
        {t('form.remove')}
      </Button>
    </li>
  );
}
