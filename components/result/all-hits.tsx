import { useRef } from 'react';
import { useTexts } from '@/components/kit/texts';
import type { ComparedHit } from './compared-hits';
import { HitLines } from './hit-lines';
import type { ShowField } from './shown-field';
import { useVirtualHits } from './use-virtual-hits';

/** Height of a hit with two lines and its buttons. */
const HEIGHT = 71;

/** Any number of hits, two lines each. Draws only those in view. */
export default function AllHits({ hits, onShow }: { hits: readonly ComparedHit[]; onShow: ShowField }) {
  const { t } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const { items, before, after, measure } = useVirtualHits(list, hits.length, HEIGHT);
  return (
    <ul
      ref={list}
      aria-label={t('compare.hits')}
      className="flex flex-col divide-y divide-line"
      style={{ paddingTop: before, paddingBottom: after }}
    >
      {items.map(({ index, key }) => {
        const hit = hits[index];
        return (
          hit && (
            <li
              key={key}
              ref={measure}
              data-index={index}
              aria-setsize={hits.length}
              aria-posinset={index + 1}
              className="py-0.5"
            >
              <HitLines hit={hit} onShow={onShow} />
            </li>
          )
        );
      })}
    </ul>
  );
}
