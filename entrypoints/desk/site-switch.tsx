import { browser } from '#imports';
import { Switch } from '@/components/form/switch';
import { useApp } from '@/hooks/app-provider';
import { call } from '@/utils/messages/call';
import type { PageEmails } from '@/utils/messages/protocol';
import { isSiteAllowed } from '@/utils/settings/policy';
import { siteName } from '@/utils/settings/site-pattern';

/** Turns detection on and off for the site behind the popup. Requests the browser's permission first in the click. */
export function SiteSwitch({ page, onChange }: { page: PageEmails; onChange: () => void }) {
  const { policy } = useApp();
  if (page.site === null) {
    return (
      <p className="text-xs text-muted">Addresses cannot be detected on this page: the browser keeps it closed.</p>
    );
  }
  const { pattern, enabled } = page.site;
  if (!isSiteAllowed(pattern, policy)) {
    return <p className="text-xs text-muted">Your organisation does not allow Sightline on this site.</p>;
  }
  const change = (on: boolean) => {
    if (!on) return void call('disableSite', { pattern }).finally(onChange);
    // Firefox accepts a request only first in the click. The wish is stored, because the popup may close during the
    // prompt.
    const answer = browser.permissions.request({ origins: [pattern] });
    void call('requestSite', { pattern }).catch(() => undefined);
    void answer.then((granted) => (granted ? call('enableSite', { pattern }) : null)).finally(onChange);
  };
  return (
    <Switch isSelected={enabled} onChange={change}>
      Detect emails on {siteName(pattern)}
    </Switch>
  );
}
