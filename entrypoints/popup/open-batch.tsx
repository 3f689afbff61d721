import { BatchStrip } from '@/components/batch/batch-strip';
import { useBatchStrip } from '@/hooks/batch/use-batch-strip';

/** The unfinished batch, if there is one. */
export function OpenBatch() {
  const strip = useBatchStrip();
  return strip && <BatchStrip {...strip} />;
}
