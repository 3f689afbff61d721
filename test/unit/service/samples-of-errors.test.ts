import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { detectInBandFailure } from '@/utils/reading/build-report';
import { failureOfReply } from '@/utils/service/failure-of-reply';

const FILE = '../shared/samples/errors.json';
const sample = z.object({
  provider: z.string(),
  http_status: z.number(),
  content_type: z.string().nullable(),
  body: z.unknown(),
  meaning: z.string(),
});

/** The kind that the published meaning calls for. Two meanings cannot be read from the status without knowing the provider. */
function wanted({ http_status, meaning }: z.infer<typeof sample>): string | null {
  if (meaning === 'SUCCESS') return null;
  if (/failure inside/.test(meaning)) return 'failed-inside';
  if (/RATE LIMIT as 403/.test(meaning)) return 'not-allowed'; // its words name being slowed down
  if (/MISSING KEY as 429/.test(meaning)) return 'too-many-requests'; // no body says otherwise
  if (/server fault|upstream|proxy page/i.test(meaning)) return 'service-fault';
  if (/QUOTA|plan not active/.test(meaning)) return 'quota-spent';
  if (/caller address|plan ended|KEY missing|key wrong|error is a code/i.test(meaning)) {
    return http_status === 403 ? 'not-allowed' : 'key-refused';
  }
  if (/not in plan/.test(meaning)) return 'not-allowed';
  if (/rate limit|plain-text/i.test(meaning)) return 'too-many-requests';
  if (/not ready/.test(meaning)) return 'still-working';
  return http_status === 404 ? 'nothing-known' : 'input-refused';
}

const samples = existsSync(FILE)
  ? z.object({ errors: z.array(sample) }).parse(JSON.parse(readFileSync(FILE, 'utf8'))).errors
  : [];
if (samples.length === 0) console.log(`skipped: ${FILE} is not here`);

test.skipIf(samples.length === 0)('published error bodies are classified as their meaning says', () => {
  for (const one of samples) {
    const isText = typeof one.body === 'string';
    const text = isText ? String(one.body) : one.body === null ? '' : JSON.stringify(one.body);
    const contentType = one.content_type ?? '';
    const failure = failureOfReply({ status: one.http_status, contentType, text, ms: 1 }, new Headers(), {
      subject: { operation: 'score', request: { email: 'jane@example.com' } },
      key: 'sk_x',
      now: 0,
      detectInBandFailure,
    });
    expect(failure?.kind ?? null, `${one.provider} ${one.http_status}: ${one.meaning}`).toBe(wanted(one));
  }
});
