import { Button } from '@/components/form/button';
import { Notice } from '@/components/notice';
import type { SettingsChanges } from '@/utils/settings/settings-changes';
import type { PortableField } from '@/utils/settings/settings-file';
import { siteName } from '@/utils/settings/site-pattern';

/**
 * Previews the changes in a chosen file, with import and cancel. A change of host comes first, and is named on the
 * button.
 */
export function ImportPreview({
  changes: { fields, rules, newHost },
  isBusy,
  onImport,
  onCancel,
}: {
  changes: SettingsChanges;
  isBusy: boolean;
  onImport: () => void;
  onCancel: () => void;
}) {
  if (fields.length === 0 && rules.length === 0) {
    return (
      <Notice title="This file holds what is set already." actions={<Button onPress={onCancel}>Close</Button>}>
        <p>There is nothing to import.</p>
      </Notice>
    );
  }
  return (
    <section aria-label="What the file would change" className="flex flex-col gap-3 rounded-lg border border-line p-3">
      {newHost && <NewHost {...newHost} />}
      <table className="w-full table-fixed text-start">
        <thead className="text-xs text-muted">
          <tr>
            <th className="font-normal">Setting</th>
            <th className="font-normal">Now</th>
            <th className="font-normal">In the file</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, before, after }) => (
            <tr key={field} className="border-t border-line align-top">
              <th className="py-1 pe-2 font-normal">{SETTING_NAMES[field]}</th>
              <td className="py-1 pe-2 text-muted">
                <bdi>{settingWords(before)}</bdi>
              </td>
              <td className="py-1">
                <bdi>{settingWords(after)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rules.length > 0 && <p>How answers are read would be replaced for {rules.join(', ')}.</p>}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onPress={onImport} isPending={isBusy}>
          {newHost ? `Import and send look-ups to ${newHost.after}` : 'Import'}
        </Button>
        <Button onPress={onCancel}>Cancel</Button>
      </div>
    </section>
  );
}

function NewHost({ before, after }: { before: string; after: string }) {
  return (
    <Notice tone="caution" title={`Look-ups would go to ${after}${before === '' ? '' : ` in place of ${before}`}.`}>
      <p>
        {before !== '' && `The key for ${before} would be forgotten. `}
        Import this only if you know who runs {after}: it would get every address and subject you ask about.
      </p>
    </Notice>
  );
}

/** Names of the settings, as on the options page. */
const SETTING_NAMES: Record<PortableField, string> = {
  baseUrl: 'Address of the service',
  connectionName: 'Name of this connection',
  dashboardUrl: 'Dashboard of the provider',
  idempotencyHeader: 'Send an Idempotency-Key header',
  countryFormat: 'How nationality is sent',
  scoreTimeoutSeconds: 'Time-out for a score (seconds)',
  overviewTimeoutSeconds: 'Time-out for an overview (seconds)',
  reuseHours: 'Use an answer again for (hours)',
  dailyLookups: 'Budget (look-ups a day)',
  concurrency: 'Look-ups at the same time',
  requestsPerMinute: 'Look-ups a minute at most',
  keepResults: 'How long results are kept (days)',
  scoresInPages: 'Show known scores in pages',
  showResults: 'Show results',
  lockMinutes: 'Lock the key after (minutes)',
  sites: 'Sites',
};

/** Returns the value of a setting in words. */
function settingWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map((site) => siteName(String(site))).join(', ');
  return value === '' ? 'nothing' : String(value);
}
