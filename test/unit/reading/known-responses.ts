import { existsSync, readFileSync } from 'node:fs';
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
const samplesFolder = join(root, '..', 'shared', 'samples');

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

const samplesIndex = z.object({
  samples: z.array(
    z.object({
      file: z.string(),
      score_path: z.string().nullable(),
      label_path: z.string().nullable(),
      expected_reader_outcome: z.string(),
    }),
  ),
});

const readJson = (folder: string, file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** The invented responses of this project. */
export function ownResponses(): KnownResponse[] {
  const { responses } = ownIndex.parse(readJson(ownFolder, 'index.json'));
  return responses.map(({ file, ...rest }) => ({ ...rest, name: file, body: readJson(ownFolder, file) }));
}

/** Published responses of other providers; null where they are not at hand, as they are not part of the project. */
export function publishedResponses(): KnownResponse[] | null {
  if (!existsSync(join(samplesFolder, 'index.json'))) return null;
  const { samples } = samplesIndex.parse(readJson(samplesFolder, 'index.json'));
  return samples.flatMap(({ file, score_path, label_path, expected_reader_outcome }) =>
    (['score', 'overview'] as const).map((operation) => ({
      name: `${file} (${operation})`,
      body: readJson(samplesFolder, file),
      operation,
      score: score_path,
      mayAbstain: expected_reader_outcome.includes('abstain'),
      scale: null,
      label: label_path,
    })),
  );
}
