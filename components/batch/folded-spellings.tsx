import { Checkbox } from '@/components/form/checkbox';
import type { FoldedSpelling } from '@/utils/batch/fold-spellings';
import { Notice } from '../notice';
import { number } from './batch-words';

/**
 * Lists addresses that differ only in capital letters: which spelling is looked up for the others, and an option to
 * keep all.
 */
export function FoldedSpellings({
  folded,
  keepAll,
  onKeepAll,
}: {
  folded: readonly FoldedSpelling[];
  keepAll: boolean;
  onKeepAll: (keepAll: boolean) => void;
}) {
  const left = folded.reduce((sum, { others }) => sum + others.length, 0);
  if (left === 0) return null;
  return (
    <Notice
      title={`${left === 1 ? '1 address differs' : `${number(left)} addresses differ`} from another only in capital letters`}
    >
      <ul className="max-h-64 overflow-auto">
        {folded.map(({ use, isSaved, others }) => (
          <li key={use} className="wrap-anywhere">
            {keepAll ? (
              <>
                <bdi>{others.join(', ')}</bdi> looked up as written
              </>
            ) : (
              <>
                <bdi className="font-medium">{use}</bdi>
                {isSaved ? ' has a saved result, used for ' : ' is looked up once, also for '}
                <bdi>{others.join(', ')}</bdi>
              </>
            )}
          </li>
        ))}
      </ul>
      <Checkbox isSelected={keepAll} onChange={onKeepAll}>
        Look up every spelling separately (up to {number(left)} more {left === 1 ? 'lookup' : 'lookups'})
      </Checkbox>
    </Notice>
  );
}
