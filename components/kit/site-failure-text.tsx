import { RichText, useTexts } from './texts';

/** Why a site was not turned on or off: the browser denied the permission, or the background did not reply. */
export type SiteFailure = 'denied' | 'no-reply';

/** Says why a site was not turned on or off. */
export function SiteFailureText({ failure, site }: { failure: SiteFailure | null; site: string }) {
  const { t } = useTexts();
  if (failure === null) return null;
  if (failure === 'no-reply') return t('fault.noReplyAtField');
  return <RichText text="sites.denied" slots={{ site: <bdi>{site}</bdi> }} />;
}
