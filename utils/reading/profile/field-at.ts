import { type FieldPattern, type Layout, MAX_FIELDS } from './profile';

/** Returns the remembered field of a pattern; undefined for a new one. */
export type FieldAt = (pattern: string) => FieldPattern | undefined;

interface Step {
  field: FieldPattern | undefined;
  inner: Map<string, Step>;
}

const newStep = (): Step => ({ field: undefined, inner: new Map() });

/**
 * Returns a function that finds remembered fields. A remembered "*" also stands for a key of an object, but a pattern with the key
 * itself wins.
 */
export function createFieldAt({ fields }: Pick<Layout, 'fields'>): FieldAt {
  const root = newStep();
  for (const field of fields.slice(0, MAX_FIELDS)) {
    let at = root;
    for (const segment of field.pattern.split('/')) {
      const next = at.inner.get(segment) ?? newStep();
      at.inner.set(segment, next);
      at = next;
    }
    at.field = field;
  }
  const find = (at: Step | undefined, segments: readonly string[], from: number): FieldPattern | undefined => {
    const segment = segments[from];
    if (at === undefined || segment === undefined) return at?.field;
    return find(at.inner.get(segment), segments, from + 1) ?? find(at.inner.get('*'), segments, from + 1);
  };
  return (pattern) => find(root, pattern.split('/'), 0);
}
