import { ExternalLink } from 'lucide-react';
import type { FormEvent } from 'react';
import { browser } from '#imports';
import { Button } from '@/components/kit/button';
import { SITE_PROBLEM_TEXTS, SiteSwitch } from '@/components/kit/site-switch';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useTextInput } from '@/components/kit/use-text-input';
import { isSiteAllowed } from '@/utils/settings/policy';
import { parseTypedSite, siteName } from '@/utils/settings/site-pattern';
import { useSiteAccess } from './use-site-access';
import { useSiteDetection } from './use-site-detection';

/** Turns detection on in the user's CRM and opens it. No open tab tells which site that is, so the user names it. */
export function CrmSite() {
  const { t } = useTexts();
  const { settings, policy } = useApp();
  const [first] = settings.sites;
  const { typed, setProblem, field } = useTextInput(first === undefined ? '' : siteName(first));
  const site = parseTypedSite(typed);
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (!site.ok) return setProblem(t(SITE_PROBLEM_TEXTS[site.problem]));
    void browser.tabs.create({ url: site.url });
  };
  return (
    <form onSubmit={open} noValidate className="flex flex-col items-start gap-3">
      <div className="w-full">
        <TextField
          data-testid="crm-site"
          label={t('welcome.crm')}
          inputMode="url"
          spellCheck="false"
          placeholder="https://crm.example.com"
          {...field}
        />
      </div>
      {site.ok &&
        (isSiteAllowed(site.pattern, policy) ? (
          <SwitchOfSite pattern={site.pattern} />
        ) : (
          <p className="text-xs text-muted">{t('desk.siteNotAllowed')}</p>
        ))}
      <Button data-testid="open-crm" size="large" type="submit">
        {t('welcome.openCrm')} <ExternalLink />
      </Button>
    </form>
  );
}

function SwitchOfSite({ pattern }: { pattern: string }) {
  const { t } = useTexts();
  const isAllowed = useSiteAccess(pattern);
  const isOn = useApp().settings.sites.includes(pattern) && isAllowed;
  const { failureOf, turn } = useSiteDetection();
  const site = siteName(pattern);
  return (
    <SiteSwitch
      site={site}
      isOn={isOn}
      failure={failureOf(pattern)}
      help={isOn ? undefined : t('connection.browserAsks', { host: site })}
      onTurn={(on) => void turn(pattern, on)}
    />
  );
}
