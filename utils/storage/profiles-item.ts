import { type ProviderProfiles, parseProfiles } from '@/utils/reading/profile/profiles';
import type { Operation } from '@/utils/service/operations';
import { parseBaseUrl } from '../service/base-url';
import type { Policy } from '../settings/policy';
import { policyItem } from './policy-item';
import { combinedItem, storedItem } from './stored-item';

/** Returns the base URL of a policy's provider profiles. Another service has other answers. */
function profiledService({ baseUrl, providerProfiles = [] }: Policy): string | null {
  const read = baseUrl === undefined || providerProfiles.length === 0 ? null : parseBaseUrl(baseUrl);
  return read?.ok ? read.baseUrl : null;
}

/** Returns the provider profiles in force: the policy's for the service that it names, else the user's own. */
export function applyPolicyToProfiles(own: ProviderProfiles, policy: Policy): ProviderProfiles {
  const service = profiledService(policy);
  if (service === null) return own;
  const fixed = (policy.providerProfiles ?? []).map(({ operation, score, ...profile }) => {
    const { pointer = null, ...rule } = score ?? {};
    return [operation, { ...profile, ...(score && { score: { ...rule, pointer } }) }];
  });
  const before = Object.hasOwn(own, service) ? own[service] : {};
  return { ...own, [service]: { ...before, ...Object.fromEntries(fixed) } };
}

/** Whether a policy sets the provider profile of an operation at a base URL. */
export function isProfileFixed(policy: Policy, baseUrl: string, operation: Operation): boolean {
  return (
    profiledService(policy) === baseUrl &&
    (policy.providerProfiles ?? []).some((profile) => profile.operation === operation)
  );
}

/** The user's own provider profiles without damaged ones: to change and store them. Only the background writes. */
export const ownProfiles = storedItem('local', 'provider-profiles', parseProfiles);

/** The provider profiles in force: the user's own, subject to the organization's policy. */
export const profilesItem = combinedItem(ownProfiles, policyItem, applyPolicyToProfiles);
