import { z } from 'zod';

const anyRecord = z.record(z.string(), z.unknown()).catch({});

/**
 * Reads a record field by field, so that a damaged field does not take valid ones with it; accepts any input.
 * @returns the fields that the shape knows and accepts
 */
export function validFields(shape: Readonly<Record<string, z.ZodType>>, raw: unknown): Record<string, unknown> {
  const given = anyRecord.parse(raw);
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const read = field.safeParse(given[name]);
      return given[name] !== undefined && read.success ? [[name, read.data]] : [];
    }),
  );
}
