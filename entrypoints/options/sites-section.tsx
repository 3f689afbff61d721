import type { FormEvent } from 'react';
import { browser } from '#imports';
import { Button } from '@/components/form/button';
import { ManagedNote } from '@/components/form/managed-note';
import { SettingRows } from '@/components/form/setting-rows';
import { Switch } from '@/components/form/switch';
import { TextField } from '@/components/form/text-field';
import { useTextInput } from '@/components/form/use-text-input';
import { useApp } from '@/hooks/app-provider';
import { useSiteAccess } from '@/hooks/settings/use-site-access';
import { call } from '@/utils/messages/call';
import { isSiteAllowed } from '@/utils/settings/policy';
import { parseTypedSite, siteName } from '@/utils/settings/site-pattern';

/** The sites where addresses are detected, and whether scores may appear in their pages. */
export function SitesSection() {
  const { settings, policy } = useApp();
  const { typed, setTyped, setProblem, field } = useTextInput();

  const add = (event: FormEvent) => {
    event.preventDefault();
    const site = parseTypedSite(typed);
    if (!site.ok) return setProblem(site.problem);
    const { pattern } = site;
    if (!isSiteAllowed(pattern, policy)) return setProblem('Your organisation does not allow this site.');
    // Must come first in the submit handler, before any await: Firefox refuses it otherwise.
    const answer = browser.permissions.request({ origins: [pattern] });
    void answer.then(async (granted) => {
      if (!granted)
        return setProblem(`The browser did not allow ${siteName(pattern)}. Add it again to be asked again.`);
      await call('enableSite', { pattern });
      setTyped('');
    });
  };
  return (
    <>
      <p className="text-muted">
        On these sites email addresses are underlined as they appear. Finding them is local and free; nothing is looked
        up until you ask. A site is here because you switched it on in the popup or added it below.
      </p>
      {policy.allowedSites && (
        <p>
          <ManagedNote /> Only {policy.allowedSites.map(siteName).join(', ') || 'no site'} may be added.
        </p>
      )}
      <SettingRows>
        {settings.sites.length === 0 && <p>No site yet.</p>}
        <ul aria-label="Sites" className="flex flex-col">
          {settings.sites.map((pattern) => (
            <SiteRow key={pattern} pattern={pattern} />
          ))}
        </ul>
        <form onSubmit={add} className="flex flex-col gap-2" noValidate>
          <TextField data-testid="site-url" label="Add a site" placeholder="https://crm.example.com" {...field} />
          <p>
            <Button data-testid="add-site" type="submit">
              Add site
            </Button>
          </p>
        </form>
        <Switch
          isSelected={settings.scoresInPages}
          isDisabled={policy.scoresInPages !== undefined}
          onChange={(on) => void call('saveSettings', { scoresInPages: on }).catch(() => undefined)}
        >
          Show known scores beside addresses in pages (otherwise a dot says that one is known){' '}
          {policy.scoresInPages !== undefined && <ManagedNote />}
        </Switch>
      </SettingRows>
    </>
  );
}

/** A site of the list. If the browser revokes its permission, it stays in the list and says that detection is off. */
function SiteRow({ pattern }: { pattern: string }) {
  const isAllowed = useSiteAccess(pattern);
  const name = siteName(pattern);

  const allow = () => {
    // Must come first in the click, before any await: Firefox refuses it otherwise.
    const answer = browser.permissions.request({ origins: [pattern] });
    void answer.then((granted) => granted && call('enableSite', { pattern })).catch(() => undefined);
  };
  return (
    <li className="flex min-h-10 flex-wrap items-center gap-3">
      <span className="min-w-0 flex-1">
        {name}
        {!isAllowed && (
          <span className="block text-xs text-muted">
            Not active: the browser no longer lets Sightline into this site.
          </span>
        )}
      </span>
      {!isAllowed && (
        <Button aria-label={`Allow ${name}`} onPress={allow}>
          Allow
        </Button>
      )}
      <Button
        aria-label={`Remove ${name}`}
        onPress={() => void call('disableSite', { pattern }).catch(() => undefined)}
      >
        Remove
      </Button>
    </li>
  );
}
