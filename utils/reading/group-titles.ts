import type { PlainKey } from '@/utils/texts/text-key';
import type { GroupId } from './sections/section';

/** Our titles of the groups of an answer; the parts inside keep the service's titles. */
export const GROUP_TITLES = {
  request: 'group.request',
  score: 'group.score',
  why: 'log.reasons',
  identity: 'group.identity',
  screening: 'screening.title',
  accounts: 'group.accounts',
  breaches: 'count.breaches',
  mail: 'group.mail',
  domain: 'group.domain',
  phone: 'group.phone',
  network: 'group.network',
  company: 'group.company',
  relations: 'group.relations',
  history: 'desk.history',
  sources: 'group.sources',
  other: 'group.rest',
  technical: 'group.technical',
} as const satisfies Record<GroupId, PlainKey>;
