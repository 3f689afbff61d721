import { type SiteFailure, SiteFailureText } from './site-failure-text';
import { Switch } from './switch';
import { RichText } from './texts';

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
