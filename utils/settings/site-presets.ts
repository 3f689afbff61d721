import { sitePattern } from './site-pattern';

/** A product whose pages come from several hosts. */
interface SitePreset {
  /** Its name, the same in every language. */
  name: string;
  /** `{org}` stands for the customer's own part of the host; in `{org--c}` its first label has a namespace. */
  hosts: readonly string[];
  /** What a customer's own part looks like; absent where all customers share the hosts. */
  example?: string;
}

export const SITE_PRESETS = {
  salesforce: {
    name: 'Salesforce',
    // Visualforce names the namespace of a page, "c" for the customer's own: acme--uat--c.sandbox.vf.force.com.
    hosts: ['{org}.lightning.force.com', '{org}.my.salesforce.com', '{org--c}.vf.force.com'],
    example: 'acme',
  },
  hubspot: { name: 'HubSpot', hosts: ['app.hubspot.com', 'app-eu1.hubspot.com', 'app-na2.hubspot.com'] },
  zendesk: { name: 'Zendesk', hosts: ['{org}.zendesk.com'], example: 'acme' },
  dynamics: { name: 'Dynamics', hosts: ['{org}.dynamics.com'], example: 'acme.crm4' },
  gmail: { name: 'Gmail', hosts: ['mail.google.com'] },
  outlook: {
    name: 'Outlook',
    hosts: ['outlook.office.com', 'outlook.office365.com', 'outlook.cloud.microsoft', 'outlook.live.com'],
  },
} as const satisfies Record<string, SitePreset>;

export type SitePresetId = keyof typeof SITE_PRESETS;
export const SITE_PRESET_IDS = Object.keys(SITE_PRESETS) as SitePresetId[];

/** Returns what the customer's own part looks like; null where all customers share the hosts. */
export const presetExample = (id: SitePresetId): string | null => {
  const preset: SitePreset = SITE_PRESETS[id];
  return preset.example ?? null;
};

const OWN_PART = /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/;

/**
 * Returns the match patterns of a product's hosts; null if the customer's own part is missing or cannot be one.
 * @param typed the customer's own part, one of the hosts, or an address there
 */
export function presetPatterns(id: SitePresetId, typed: string): string[] | null {
  const { hosts }: SitePreset = SITE_PRESETS[id];
  const host = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '');
  const suffix = hosts.map((own) => own.replace(/^\{.*\}/, '')).find((end) => host.endsWith(end));
  const org = (suffix === undefined ? host : host.slice(0, -suffix.length)).replace(/^([^.]+)--c(?=\.|$)/, '$1');
  if (presetExample(id) !== null && !OWN_PART.test(org)) return null;
  const withNamespace = org.replace(/^[^.]+/, '$&--c');
  return hosts.map(
    (own) => sitePattern(`https://${own.replace('{org}', org).replace('{org--c}', withNamespace)}/`) ?? '',
  );
}
