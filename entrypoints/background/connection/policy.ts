import { browser } from '#imports';
import type { Sites } from '@/entrypoints/background/sites/sites';
import { renewPolicy } from '@/utils/storage/policy-item';

/** Updates the copy of the policy, and the sites after it changes. Must run synchronously at start-up. */
export function registerPolicy(sites: Sites): void {
  const renew = async () => {
    if (await renewPolicy()) await sites.refresh();
  };
  browser.storage.onChanged.addListener((_, area) => {
    if (area === 'managed') void renew();
  });
  void renew();
}
