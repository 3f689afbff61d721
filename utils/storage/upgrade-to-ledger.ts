import type { Table } from 'dexie';
import { z } from 'zod';
import { SINGLE } from '../lookup/lookup-record';

const oldKey = z.tuple([z.string(), z.string()]).rest(z.unknown());
const oldRecord = z.looseObject({ subjectKey: z.string(), createdAt: z.number() });

/** Version 1 had no batches: every lookup was single and sent once, when it was created. */
export function upgradeToLedger(lookups: Table): Promise<number> {
  return lookups.toCollection().modify((stored: Record<string, unknown>) => {
    const record = oldRecord.parse(stored);
    Object.assign(stored, {
      connectionId: connectionOf(record.subjectKey),
      batchId: SINGLE,
      position: record.createdAt,
      attempt: 1,
      sentAt: record.createdAt,
    });
  });
}

function connectionOf(subjectKey: string): string {
  try {
    return oldKey.parse(JSON.parse(subjectKey))[1];
  } catch {
    return '';
  }
}
