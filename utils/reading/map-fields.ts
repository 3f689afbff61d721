import type { Field, Part } from './report';

type Inside = Pick<Part, 'fields' | 'parts'>;

/** The fields and parts with each one changed, at any depth. */
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
