import { useState } from 'react';
import { browser } from '#imports';
import { Switch } from '@/components/form/switch';
import { RichText, useTexts } from '@/components/texts';
import { useApp } from '@/hooks/app-provider';
import { call } from '@/utils/messages/call';
import type { PageEmails } from '@/utils/messages/protocol';
import { isSiteAllowed } from '@/utils/settings/policy';
import { siteName } from '@/utils/settings/site-pattern';

/** Turns detection on and off for the site behind the popup. Requests the browser's permission first in the click. */
export function SiteSwitch({ page, onChange }: { page: PageEmails; onChange: () => void }) {
  const { t } = useTexts();
  const { policy } = useApp();
  const [denied, setDenied] = useState('');
  if (page.site === null) {
    return <p className="text-xs text-muted">{t('desk.pageClosed')}</p>;
  }
  const { pattern, enabled } = page.site;
  if (!isSiteAllowed(pattern, policy)) {
    return <p className="text-xs text-muted">{t('desk.siteNotAllowed')}</p>;
  }
  const change = (on: boolean) => {
    setDenied('');
    if (!on) return void call('disableSite', { pattern }).finally(onChange);
    // Firefox accepts a request only first in the click. The wish is stored, because the popup may close during the
    // prompt.
    const answer = browser.permissions.request({ origins: [pattern] });
    void call('requestSite', { pattern }).catch(() => undefined);
    void answer
      .then(async (granted) => {
        if (granted) await call('enableSite', { pattern });
        else setDenied(pattern);
      })
      .finally(onChange);
  };
  return (
    <div>
      <Switch isSelected={enabled} onChange={change}>
        <RichText text="desk.highlight" slots={{ site: <bdi>{siteName(pattern)}</bdi> }} />
      </Switch>
      <p role="status" className="text-xs">
        {denied === pattern && <RichText text="sites.denied" slots={{ site: <bdi>{siteName(pattern)}</bdi> }} />}
      </p>
    </div>
  );
}
