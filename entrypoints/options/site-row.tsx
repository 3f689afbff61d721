import { browser } from '#imports';
import { Button } from '@/components/form/button';
import { useSiteAccess } from '@/hooks/settings/use-site-access';
import { call } from '@/utils/messages/call';
import { siteName } from '@/utils/settings/site-pattern';

/** A site of the list. If the browser revokes its permission, it stays in the list and says that detection is off. */
export function SiteRow({ pattern }: { pattern: string }) {
  const isAllowed = useSiteAccess(pattern);
  const name = siteName(pattern);

  const allow = () => {
    // Must come first in the click, before any await: Firefox refuses it otherwise.
    const answer = browser.permissions.request({ origins: [pattern] });
    void answer.then((granted) => granted && call('enableSite', { pattern })).catch(() => undefined);
  };
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-line py-1">
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
