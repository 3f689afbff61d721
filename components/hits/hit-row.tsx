import type { ComparedHit } from '@/utils/result/compared-hits';
import { HitLines } from './hit-lines';
import { useHitProps } from './use-hit-props';

/** A hit in two lines, as a row of a grid. */
export function HitRow({ index, hit }: { index: number; hit: ComparedHit }) {
  return (
    <tr aria-rowindex={index + 1} data-index={index} {...useHitProps(hit)}>
      <td className="p-0">
        <HitLines hit={hit} />
      </td>
    </tr>
  );
}
