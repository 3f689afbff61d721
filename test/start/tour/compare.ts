import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Seen } from './stop.ts';
import type { Exchange } from './watch-service.ts';

const scored = z.object({ risk_score: z.number(), risk_level: z.string() });
const refused = z.object({ error: z.object({ message: z.string() }) });

function wrongRequest(expected: object, { request }: Exchange): string[] {
  return isDeepStrictEqual(request.body, expected) ? [] : [`It should have sent ${JSON.stringify(expected)}`];
}

/** Compare a lookup with an answer: the right question, and the score on the screen is the one that was sent. */
export function compareScore(expected: object, exchange: Exchange, showed: string): Seen {
  const { risk_score, risk_level } = scored.parse(exchange.answer);
  const wrong = wrongRequest(expected, exchange);
  if (exchange.status !== 200) wrong.push('The service should have answered properly');
  if (showed !== String(risk_score)) wrong.push('The score on the screen is not the one of the answer');
  return {
    sent: exchange.request.rawBody,
    answered: `HTTP ${exchange.status}, risk_score ${risk_score}, risk_level "${risk_level}"`,
    showed: `score ${showed}`,
    wrong,
  };
}

/** Compare a lookup that failed: status and words of the service are on the screen, and no score is. */
export function compareFailure(expected: object, exchange: Exchange, lines: string[], scores: number): Seen {
  const showed = lines.join(' ');
  const { message } = refused.parse(exchange.answer).error;
  const wrong = wrongRequest(expected, exchange);
  if (!showed.includes(`HTTP ${exchange.status}`)) wrong.push('The status is not on the screen');
  if (!showed.includes(message)) wrong.push("The service's own words are not on the screen");
  if (scores > 0) wrong.push('There is a score on the screen');
  return {
    sent: exchange.request.rawBody,
    answered: `HTTP ${exchange.status}, "${message}"`,
    // What happened, what to do, and what the service said; the small print stays on the picture.
    showed: lines.slice(0, 3).join(' '),
    wrong,
  };
}
