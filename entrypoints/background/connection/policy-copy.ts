import { browser } from '#imports';
import type { Sites } from '@/entrypoints/background/sites/sites';
import { renewPolicy } from '@/utils/storage/policy-item';

/**
 * Updates the copy of the policy, and the sites and the sealed key after it changes. Must run synchronously at start-up.
 * @param adoptSeal puts a new seal in force
 */
export function registerPolicy(sites: Sites, adoptSeal: () => Promise<unknown>): void {
  const renew = async () => {
    if (await renewPolicy()) await sites.refresh();
    await adoptSeal();
  };
  browser.storage.onChanged.addListener((_, area) => {
    if (area === 'managed') void renew();
  });
  void renew();
}
