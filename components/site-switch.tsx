import { Switch } from '@/components/form/switch';
import { RichText } from '@/components/texts';

/** Turns detection on and off for a site, and says if the browser denied its permission. */
export function SiteSwitch({
  site,
  isOn,
  isDenied,
  help,
  onTurn,
}: {
  /** As it is shown. */
  site: string;
  isOn: boolean;
  isDenied: boolean;
  help?: string | undefined;
  onTurn: (on: boolean) => void;
}) {
  return (
    <div>
      <Switch isSelected={isOn} onChange={onTurn} {...(help === undefined ? {} : { help })}>
        <RichText text="desk.highlight" slots={{ site: <bdi>{site}</bdi> }} />
      </Switch>
      <p role="status" className="text-xs">
        {isDenied && <RichText text="sites.denied" slots={{ site: <bdi>{site}</bdi> }} />}
      </p>
    </div>
  );
}
