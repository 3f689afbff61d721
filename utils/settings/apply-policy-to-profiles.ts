import type { ProviderProfiles } from '@/utils/reading/profile/profiles';
import type { Operation } from '@/utils/service/operations';
import { parseBaseUrl } from '../service/base-url';
import type { Policy } from './policy';

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
