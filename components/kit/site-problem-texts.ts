import type { SiteProblem } from '@/utils/settings/site-pattern';
import type { PlainKey } from '@/utils/texts/text-key';

/** The text at the field for each problem of a typed site. */
export const SITE_PROBLEM_TEXTS = {
  wildcard: 'sites.wildcard',
  'not-the-web': 'sites.notTheWeb',
  'not-a-site': 'sites.notASite',
} as const satisfies Record<SiteProblem, PlainKey>;
