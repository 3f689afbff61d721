import type { FromColleague } from '../hand-over/colleague';
import type { Database, StoredFile } from './database';

/** Returns what colleagues decided and say about a subject and its hits, the newest file first. */
export async function colleaguesOn({ files, colleagues }: Database, subjectId: string): Promise<FromColleague[]> {
  const rows = await colleagues.where('subjectId').equals(subjectId).toArray();
  const read = await files.bulkGet([...new Set(rows.map(({ file }) => file))]);
  const byId = new Map(read.flatMap((file) => (file ? [[file.id, file]] : [])));
  return rows
    .flatMap((row): FromColleague[] => {
      const file = byId.get(row.file);
      if (!file) return [];
      const { id } = row;
      const { operator } = row.of === 'decision' ? row.made : row.said;
      const from = { id, by: operator || file.by, madeAt: file.madeAt };
      return [
        row.of === 'decision' ? { of: row.of, made: row.made, ...from } : { of: row.of, said: row.said, ...from },
      ];
    })
    .sort((a, b) => b.madeAt - a.madeAt);
}

/** Returns the files that were read in, the newest first, each with the number of decisions or opinions that are left of it. */
export async function filesReadIn({ files, colleagues }: Database): Promise<(StoredFile & { count: number })[]> {
  const stored = await files.orderBy('readAt').reverse().toArray();
  const counts = await Promise.all(stored.map(({ id }) => colleagues.where('file').equals(id).count()));
  return stored.map((file, i) => ({ ...file, count: counts[i] ?? 0 }));
}

/** Deletes files that were read in, with all that they said. */
export async function dropFiles({ files, colleagues }: Database, ids: readonly string[]): Promise<void> {
  await files.db.transaction('rw', files, colleagues, async () => {
    await colleagues
      .where('file')
      .anyOf([...ids])
      .delete();
    await files.bulkDelete([...ids]);
  });
}
