import { parseScoreRules } from '@/utils/reading/score/score-rules';
import { applyPolicyToRules } from '../settings/apply-policy-to-rules';
import { policyItem } from './policy-item';
import { combinedItem, storedItem } from './stored-item';

/** The user's own score rules without damaged ones: to change and store them. Only the background writes. */
export const ownScoreRules = storedItem('local', 'reading-rules', parseScoreRules);

/** The score rules in force: the user's own, subject to the organization's policy. */
export const scoreRulesItem = combinedItem(ownScoreRules, policyItem, applyPolicyToRules);
