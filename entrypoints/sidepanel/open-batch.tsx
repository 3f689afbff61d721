import { BatchStrip } from '@/components/batch/batch-strip';
import { useBatchStrip } from '@/hooks/batch/use-batch-strip';
import type { Settings } from '@/utils/settings/settings';
import type { Database } from '@/utils/storage/database';

/** The unfinished batch, if there is one. */
export function OpenBatch({ database, settings }: { database: Database; settings: Settings }) {
  const strip = useBatchStrip(database, settings);
  return strip && <BatchStrip {...strip} />;
}
