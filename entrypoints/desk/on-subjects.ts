import type { SourceTable } from '@/utils/lookup/batch-record';
import type { RequestSubject } from '@/utils/service/operations';

/** Receives the subjects of a new batch, with the cells beside them. */
export type OnSubjects = (subjects: readonly RequestSubject[], table: SourceTable | null) => void;
