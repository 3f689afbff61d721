import type { SiteProblem } from '@/utils/settings/site-pattern';
import type { PlainKey } from '@/utils/texts/text-key';
import { Switch } from './switch';
import { RichText, useTexts } from './texts';

/** The text at the field for each problem of a typed site. */
export const SITE_PROBLEM_TEXTS = {
  wildcard: 'sites.wildcard',
  'not-the-web': 'sites.notTheWeb',
  'not-a-site': 'sites.notASite',
} as const satisfies Record<SiteProblem, PlainKey>;

/** Why a site was not turned on or off: the browser denied the permission, or the background did not reply. */
export type SiteFailure = 'denied' | 'no-reply';

/** Says why a site was not turned on or off. */
export function SiteFailureText({ failure, site }: { failure: SiteFailure | null; site: string }) {
  const { t } = useTexts();
  if (failure === null) return null;
  if (failure === 'no-reply') return t('fault.noReplyAtField');
  return <RichText text="sites.denied" slots={{ site: <bdi>{site}</bdi> }} />;
}

/** Turns detection on and off for a site, and says if that has failed. */
export function SiteSwitch({
  site,
  isOn,
  failure,
  help,
  onTurn,
}: {
  /** As it is shown. */
  site: string;
  isOn: boolean;
  failure: SiteFailure | null;
  help?: string | undefined;
  onTurn: (on: boolean) => void;
}) {
  return (
    <div>
      <Switch isSelected={isOn} onChange={onTurn} {...(help === undefined ? {} : { help })}>
        <RichText text="desk.highlight" slots={{ site: <bdi>{site}</bdi> }} />
      </Switch>
      <p role="status" className="text-xs">
        <SiteFailureText failure={failure} site={site} />
      </p>
    </div>
  );
}
