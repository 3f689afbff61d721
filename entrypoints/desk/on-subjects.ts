import type { SourceTable } from '@/utils/lookup/batch-record';
import type { RequestSubject } from '@/utils/service/operations';

/** Receives the subjects of a new batch. `table` returns the cells beside them; it is called once, at the start. */
export type OnSubjects = (subjects: readonly RequestSubject[], table: () => SourceTable | null) => void;
