import type { Field, Part } from './report';

type Inside = Pick<Part, 'fields' | 'parts'>;

/** Returns the fields and parts with each field and part mapped, at any depth. */
export function mapFields(
  inside: Inside,
  ofField: (field: Field) => Field,
  ofPart: (part: Part) => Part = (part) => part,
): Inside {
  return {
    fields: inside.fields.map(ofField),
    parts: inside.parts.map((part) => ({ ...ofPart(part), ...mapFields(part, ofField, ofPart) })),
  };
}
