import { SiteSwitch } from '@/components/kit/site-switch';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useSiteDetection } from '@/components/settings/use-site-detection';
import type { PageEmails } from '@/utils/messages/protocol';
import { isSiteAllowed } from '@/utils/settings/policy';
import { siteName } from '@/utils/settings/site-pattern';

/** The switch for the site behind the popup, or why there is none. */
export function SiteOfPage({ page, onChange }: { page: PageEmails; onChange: () => void }) {
  const { t } = useTexts();
  const { policy } = useApp();
  const { failureOf, turn } = useSiteDetection(onChange);
  if (page.site === null) {
    return <p className="text-xs text-muted">{t('desk.pageClosed')}</p>;
  }
  const { pattern, enabled } = page.site;
  if (!isSiteAllowed(pattern, policy)) {
    return <p className="text-xs text-muted">{t('desk.siteNotAllowed')}</p>;
  }
  return (
    <SiteSwitch
      site={siteName(pattern)}
      isOn={enabled}
      failure={failureOf(pattern)}
      onTurn={(on) => void turn(pattern, on)}
    />
  );
}
