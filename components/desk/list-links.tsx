import { History, Layers } from 'lucide-react';
import { useTexts } from '@/components/kit/texts';
import { useDesk } from '@/components/kit/use-desk';
import { PlaceLink } from './place-link';

/** The links to History and batches. As icons they are also those of the review, which has none. */
export function ListLinks({ look }: { look: 'column' | 'icon' }) {
  const { t } = useTexts();
  const { route } = useDesk();
  return (
    <>
      <PlaceLink
        look={look}
        data-testid="tab-history"
        icon={History}
        name={t('desk.history')}
        to={{ name: 'history' }}
        isHere={route.name === 'history' || route.name === 'decisions' || (look === 'icon' && route.name === 'review')}
      />
      <PlaceLink
        look={look}
        data-testid="tab-batches"
        icon={Layers}
        name={t('desk.batches')}
        to={{ name: 'batches' }}
        isHere={route.name === 'batches' || route.name === 'new-batch' || route.name === 'batch'}
      />
    </>
  );
}
