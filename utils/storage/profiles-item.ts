import { parseProfiles } from '@/utils/reading/profile/profiles';
import { applyPolicyToProfiles } from '../settings/apply-policy-to-profiles';
import { policyItem } from './policy-item';
import { combinedItem, storedItem } from './stored-item';

/** The user's own provider profiles without damaged ones: to change and store them. Only the background writes. */
export const ownProfiles = storedItem('local', 'provider-profiles', parseProfiles);

/** The provider profiles in force: the user's own, subject to the organization's policy. */
export const profilesItem = combinedItem(ownProfiles, policyItem, applyPolicyToProfiles);
