import { ExportFile } from './export-file';
import { useSaveHandOver } from './use-save-hand-over';

/** Saves some lookups as a file for a colleague. */
export default function SelectionExport({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const save = useSaveHandOver();
  return <ExportFile onSave={(how) => save({ scope: { of: 'selection' }, ids }, how)} onClose={onClose} />;
}
