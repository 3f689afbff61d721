import type { z } from 'zod';
import type { Operation } from '../../utils/service/operations.ts';
import { emailFacts } from './facts/email-facts.ts';
import { subjectFacts } from './facts/subject-facts.ts';
import type { JsonObject } from './json.ts';
import type { LayoutName } from './layouts/layouts.ts';
import { layouts } from './layouts/layouts.ts';
import { overviewRequestSchema, scoreRequestSchema } from './request-schema.ts';

/** What the service needs to know about one operation, for requests of type T. */
export interface Answerer<T> {
  operation: Operation;
  schema: z.ZodType<T>;
  /** The email or name that is asked about. */
  subjectOf(request: T): string;
  answer(request: T, layout: LayoutName): JsonObject;
  /** Stands in for a request that a fault meets before it was checked. */
  sample: T;
}

/** The score lookup. */
export const scoreAnswerer: Answerer<z.infer<typeof scoreRequestSchema>> = {
  operation: 'score',
  schema: scoreRequestSchema,
  subjectOf: ({ email }) => email,
  answer: ({ email }, layout) => layouts[layout].score(emailFacts(email)),
  sample: { email: 'sample@example.com' },
};

/** The overview lookup. */
export const overviewAnswerer: Answerer<z.infer<typeof overviewRequestSchema>> = {
  operation: 'overview',
  schema: overviewRequestSchema,
  subjectOf: ({ subject_name }) => subject_name,
  answer: (request, layout) => layouts[layout].overview(subjectFacts(request)),
  sample: { subject_name: 'Sample Person', entity_type: 'individual' },
};
