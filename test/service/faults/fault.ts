import { z } from 'zod';
import type { Operation } from '../../../utils/service/operations.ts';
import { operationPaths } from '../operation.ts';
import { errorShapes } from './error-shape.ts';

const millis = z.int().min(0).max(3_600_000);
const status = z.int().min(200).max(599);

/** Fields every fault may carry. */
const common = {
  /** Waited before the first byte. */
  delayMs: millis.optional(),
  /** Only requests of this operation meet the fault; others pass it by. */
  operation: z.enum(Object.keys(operationPaths) as Operation[]).optional(),
  /** Sent beside the fault's own headers, and winning over them. */
  headers: z.record(z.string(), z.string()).optional(),
};

/**
 * Everything that can go wrong on demand. Times are milliseconds, `retryAfter` and `retryAfterDate` seconds from now
 * (the second is sent as an HTTP date), sizes mebibytes of decoded body.
 */
export const faultSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('status'),
    status,
    shape: z.enum(errorShapes).optional(),
    code: z.string().optional(),
    message: z.string().optional(),
    retryAfter: z.number().optional(),
    retryAfterDate: z.number().optional(),
    requestId: z.string().optional(),
    ...common,
  }),
  z.strictObject({ kind: z.literal('redirect'), status: status.default(302), location: z.string(), ...common }),
  z.strictObject({
    kind: z.literal('body'),
    status: status.default(200),
    contentType: z.string().default('application/json'),
    body: z.string(),
    ...common,
  }),
  z.strictObject({ kind: z.literal('json'), status: status.default(200), json: z.json(), ...common }),
  z.strictObject({ kind: z.literal('slow'), ...common, delayMs: millis }),
  z.strictObject({ kind: z.literal('drip'), everyMs: millis.default(20), bytes: z.int().min(1).default(1), ...common }),
  z.strictObject({ kind: z.literal('cut'), keepBytes: z.int().min(0).optional(), ...common }),
  z.strictObject({ kind: z.literal('reset'), when: z.enum(['before', 'after-headers']).default('before'), ...common }),
  z.strictObject({ kind: z.literal('hang'), ...common }),
  z.strictObject({ kind: z.literal('huge'), megabytes: z.number().positive().default(20), ...common }),
  z.strictObject({ kind: z.literal('gzip-bomb'), megabytes: z.number().positive().default(100), ...common }),
  z.strictObject({ kind: z.literal('deep'), levels: z.int().min(1).default(5_000), ...common }),
  z.strictObject({ kind: z.literal('many-nodes'), count: z.int().min(1).default(50_000), ...common }),
  z.strictObject({ kind: z.literal('proto'), ...common }),
  z.strictObject({ kind: z.literal('odd-values'), ...common }),
  z.strictObject({ kind: z.literal('markup'), ...common }),
  z.strictObject({ kind: z.literal('wrong-json'), ...common }),
  z.strictObject({ kind: z.literal('html'), status: status.default(200), ...common }),
  z.strictObject({
    kind: z.literal('failed-inside'),
    code: z.string().default('LOOKUP_FAILED'),
    message: z.string().default('The look-up failed.'),
    ...common,
  }),
  z.strictObject({
    kind: z.literal('pending'),
    status: status.default(200),
    word: z.string().default('pending'),
    ...common,
  }),
  z.strictObject({
    kind: z.literal('bare'),
    value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
    ...common,
  }),
  z.strictObject({ kind: z.literal('echo'), status: status.default(401), ...common }),
]);

/** A fault with its defaults filled in. */
export type Fault = z.infer<typeof faultSchema>;

/** A fault as a test writes it. */
export type FaultInput = z.input<typeof faultSchema>;

/** The fault of one kind. */
export type FaultOf<Kind extends Fault['kind']> = Extract<Fault, { kind: Kind }>;
