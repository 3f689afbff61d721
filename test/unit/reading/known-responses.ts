import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Operation } from '@/utils/service/operations';
import { operation } from '@/utils/service/request-subject';

/** A response whose right reading is known. */
export interface KnownResponse {
  name: string;
  body: unknown;
  operation: Operation;
  /** JSON Pointer of the one right score, or null where none speaks for the subject. */
  score: string | null;
  /** The same number a second time, as good as the first. */
  alias?: string | undefined;
  mayAbstain: boolean;
  scale: [number | null, number] | null;
  label: string | null;
}

const root = join(import.meta.dirname, '..', '..', '..');
const ownFolder = join(root, 'test', 'fixtures', 'responses');

const ownIndex = z.object({
  responses: z.array(
    z.object({
      file: z.string(),
      about: z.string(),
      operation,
      score: z.string().nullable(),
      alias: z.string().optional(),
      mayAbstain: z.boolean().default(false),
      scale: z.tuple([z.number().nullable(), z.number()]).nullable().default(null),
      label: z.string().nullable().default(null),
    }),
  ),
});

const readJson = (folder: string, file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** The invented responses of this project. */
export function ownResponses(): KnownResponse[] {
  const { responses } = ownIndex.parse(readJson(ownFolder, 'index.json'));
  return responses.map(({ file, ...rest }) => ({ ...rest, name: file, body: readJson(ownFolder, file) }));
}
