import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { detectInBandFailure } from '@/utils/reading/build-report';
import { FAILURES, type FailureKind, failureKind } from '@/utils/service/failure';
import { failureOfReply } from '@/utils/service/failure-of-reply';

const invented = z.strictObject({
  about: z.string(),
  status: z.number(),
  contentType: z.string(),
  headers: z.record(z.string(), z.string()).default({}),
  body: z.unknown().optional(),
  text: z.string().optional(),
  kind: z.enum(failureKind.options).nullable(),
  says: z.string().optional(),
  reference: z.string().optional(),
  retryAfter: z.number().optional(),
});

const file = new URL('../../fixtures/errors.json', import.meta.url);
const { errors } = z.object({ errors: z.array(invented) }).parse(JSON.parse(readFileSync(file, 'utf8')));

it('has at least 20 invented errors and meets every kind a reply can have', () => {
  expect(errors.filter(({ kind }) => kind !== null).length).toBeGreaterThanOrEqual(20);
  // What never left this computer cannot have been counted; the named ones ended without a reply that is there.
  const withoutReply = (kind: FailureKind) =>
    FAILURES[kind].counted === 'no' ||
    ['unreachable', 'incomplete', 'timeout', 'cancelled', 'not-repeated', 'not-kept'].includes(kind);
  const ofReplies = failureKind.options.filter((kind) => !withoutReply(kind));
  expect(ofReplies.filter((kind) => errors.every((error) => error.kind !== kind))).toEqual([]);
});

it.each(errors)(
  '$status, $about',
  ({ status, contentType, headers, body, text, kind, says, reference, retryAfter }) => {
    const received = { status, contentType, text: text ?? JSON.stringify(body), ms: 1 };
    const failure = failureOfReply(received, new Headers(headers), {
      subject: { operation: 'score', request: { email: 'jane@example.com' } },
      key: 'sk_invented_1',
      now: 0,
      detectInBandFailure,
    });
    expect(failure?.kind ?? null).toBe(kind);
    expect(failure?.serviceText).toBe(says);
    expect(failure?.reference).toBe(reference);
    expect(failure?.retryAfter).toBe(retryAfter);
  },
);
