import { z } from 'zod/mini';
import { type Client, createClient } from './client';
import { foldCase, overviewRequest, type RequestSubject, scoreRequest } from './operations';
import { handleSubject } from './request-subject';

const answer = z.record(z.string(), z.unknown());

/** Whom the demo knows, with their invented answers: the content of `public/demo.json`. */
export const demoAnswers = z.strictObject({
  scores: z.array(z.extend(scoreRequest, { answer })).check(z.length(20)),
  subjects: z.array(z.strictObject({ request: overviewRequest, answer })).check(z.length(6)),
});
export type DemoAnswers = z.infer<typeof demoAnswers>;

/** Returns the invented answer about one of the listed subjects; undefined for anybody else. */
function answerOf({ scores, subjects }: DemoAnswers, subject: RequestSubject): object | undefined {
  const isSame = (a: string, b: string) => foldCase(a.trim()) === foldCase(b.trim());
  return handleSubject<object | undefined>(subject, {
    score: ({ email }) => scores.find((known) => isSame(known.email, email))?.answer,
    overview: ({ subject_name, entity_type }) =>
      subjects.find(({ request }) => isSame(request.subject_name, subject_name) && request.entity_type === entity_type)
        ?.answer,
  });
}

/**
 * Creates a client that answers from the list alone, by the way of every answer, and refuses anybody else: nothing is
 * invented about a real person. `readAnswers` is called with the first lookup. No request leaves the browser.
 */
export function createDemoClient(deps: {
  readAnswers: () => Promise<DemoAnswers>;
  now: () => number;
  detectInBandFailure: Parameters<typeof createClient>[0]['detectInBandFailure'];
}): Client {
  const { readAnswers, now, detectInBandFailure } = deps;
  return async (lookup, connection, stop) => {
    const known = await readAnswers().then((answers) => answerOf(answers, lookup.subject));
    if (known === undefined) return { ok: false, failure: { kind: 'demo-only', host: connection.host } };
    const client = createClient({ fetch: async () => Response.json(known), now, detectInBandFailure });
    return client(lookup, connection, stop);
  };
}
