import type { BatchRecord } from './batch-record';
import { keptCell } from './kept-cell';
import type { LookupRecord } from './lookup-record';

/** What the subject of a lookup is to the person or business that it was screened with; an empty text is not known. */
export interface Role {
  /** In words, such as "Director". */
  name: string;
  /** Name of the person or business. */
  of: string;
}

/** Where a list of parties keeps the parts of a role, among its columns. */
export const ROLE_COLUMNS = { name: 0, of: 1 } as const;

/** Returns the cells of a role, as {@link ROLE_COLUMNS} places them. */
export const roleCells = ({ name, of }: Role): string[] => [name, of];

/** Returns the role of a row of a list of parties; null for any other lookup. `batch`: that of the lookup. */
export function roleOf(
  record: Pick<LookupRecord, 'sourceRows'>,
  batch: Pick<BatchRecord, 'source'> | undefined,
): Role | null {
  if (batch?.source !== 'parties') return null;
  const role = { name: keptCell(record, ROLE_COLUMNS.name), of: keptCell(record, ROLE_COLUMNS.of) };
  return role.name === '' && role.of === '' ? null : role;
}

/** Returns a role in one line, such as "Director · Acme Ltd"; empty without one. */
export const roleInWords = (role: Role | null | undefined): string =>
  [role?.name, role?.of].filter(Boolean).join(' · ');
