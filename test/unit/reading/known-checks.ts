import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Operation, SubjectKind } from '@/utils/service/operations';
import { operation } from '@/utils/service/request-subject';

/** An answer of a screening, a registry or an identity check whose right reading is known. */
export interface KnownCheck {
  name: string;
  body: unknown;
  operation: Operation;
  subject: SubjectKind;
  /** JSON Pointer of the one right score, or null. Another pointer is wrong; none is as good if `mayAbstain`. */
  score: string | null;
  mayAbstain: boolean;
  /** JSON Pointers of the words that may stand as the verdict, best first. */
  verdicts: string[];
  /** No verdict is as good. */
  mayMiss: boolean;
  /** Numbers that say how well a single hit matches. */
  strengths: string[];
}

const root = join(import.meta.dirname, '..', '..', '..');
const ownFolder = join(root, 'test', 'fixtures', 'checks');

const pointers = z.array(z.string()).default([]);
const ownIndex = z.object({
  checks: z.array(
    z.object({
      file: z.string(),
      about: z.string(),
      operation,
      subject: z.enum(['email', 'person', 'business']).optional(),
      score: z.string().nullable(),
      mayAbstain: z.boolean().default(false),
      label: z.string().nullable(),
      labelAlso: pointers,
      labelMayMiss: z.boolean().default(false),
      strengths: pointers,
      failed: z.union([z.string(), z.literal(false)]).default(false),
      sections: z.record(z.string(), z.string()).default({}),
      reasons: z.array(z.string()).optional(),
      facts: z.array(z.string()).optional(),
    }),
  ),
});

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

/** What else is known of an invented check: its failure, groups by title, reasons and facts. */
export type OwnCheck = KnownCheck &
  Pick<z.infer<typeof ownIndex>['checks'][number], 'failed' | 'sections' | 'reasons' | 'facts'>;

/** The invented checks of this project. */
export function ownChecks(): OwnCheck[] {
  const { checks } = ownIndex.parse(readJson(ownFolder, 'index.json'));
  return checks.map(({ file, about, label, labelAlso, labelMayMiss, ...rest }) => ({
    ...rest,
    name: `${file}: ${about}`,
    body: readJson(ownFolder, file),
    subject: rest.subject ?? (rest.operation === 'score' ? 'email' : 'person'),
    verdicts: [...(label === null ? [] : [label]), ...labelAlso],
    mayMiss: labelMayMiss || label === null,
  }));
}
