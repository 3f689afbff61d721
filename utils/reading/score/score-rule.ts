import { z } from 'zod/mini';

const scale = z
  .object({ min: z.number(), max: z.number() })
  .check(z.refine(({ min, max }) => min < max, 'The end of a scale lies above its start'));

const band = z
  .object({
    from: z.number(),
    to: z.optional(z.number()),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  })
  .check(z.refine(({ from, to }) => to === undefined || from < to, 'The end of a band lies above its start'));

/** Overlapping bands would give one number two names. */
function areDisjoint(bands: readonly z.infer<typeof band>[]): boolean {
  const sorted = [...bands].sort((a, b) => a.from - b.from);
  return sorted.every((current, i) => {
    const next = sorted[i + 1];
    return next === undefined || (current.from < next.from && (current.to === undefined || current.to <= next.from));
  });
}

/**
 * The user's rule for the score of one operation at one base URL. Directions and bands come only from here: 7 of 28
 * published scores mean "higher is safer", and no name tells which.
 */
export const scoreRule = z.object({
  /** RFC 6901 pointer to the score, or null: "this answer has no score". */
  pointer: z.nullable(
    z.string().check(z.maxLength(2000), z.regex(/^(\/|$)/, 'A JSON Pointer is empty or starts with "/"')),
  ),
  /** How the score was sent when it was chosen. A change is reported, never ignored. */
  type: z.enum(['number', 'text']),
  scale: z.optional(scale),
  direction: z.optional(z.enum(['riskier', 'safer'])),
  bands: z.optional(z.array(band).check(z.maxLength(5), z.refine(areDisjoint, 'Bands may touch but not overlap'))),
});

export type ScoreRule = z.infer<typeof scoreRule>;

/** A named range of the scale, from `from` (inclusive) to the next band, or to `to`. */
export type Band = z.infer<typeof band>;
