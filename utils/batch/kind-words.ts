import type { OverviewRequest } from '../service/operations';
import type { Texts } from '../texts/texts';

type EntityType = OverviewRequest['entity_type'];

/** Returns the lower-case words by which a table states a kind of subject: the English ones and the language's own. */
export const kindWords = ({ t }: Pick<Texts, 't'>): ReadonlyMap<string, EntityType> =>
  new Map<string, EntityType>([
    [t('subject.individual').toLowerCase(), 'individual'],
    [t('subject.business').toLowerCase(), 'business'],
    ['individual', 'individual'],
    ['person', 'individual'],
    ['business', 'business'],
    ['company', 'business'],
  ]);
