import { browser } from '#imports';
import { renewPolicy } from '@/utils/storage/policy-item';
import type { Sites } from './sites';

/** Keeps the copy of the policy fresh, and the sites in step with it. Must run synchronously at start-up. */
export function registerPolicy(sites: Sites): void {
  const renew = async () => {
    if (!(await renewPolicy())) return;
    await sites.sync();
    await sites.askAgain();
  };
  browser.storage.onChanged.addListener((_, area) => {
    if (area === 'managed') void renew();
  });
  void renew();
}
