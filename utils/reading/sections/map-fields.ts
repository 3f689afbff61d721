import type { AnswerField, AnswerPart } from './section';

type Inside = Pick<AnswerPart, 'fields' | 'parts'>;

/** Returns the fields and parts with each field and part mapped, at any depth. */
export function mapFields(
  inside: Inside,
  ofField: (field: AnswerField) => AnswerField,
  ofPart: (part: AnswerPart) => AnswerPart = (part) => part,
): Inside {
  return {
    fields: inside.fields.map(ofField),
    parts: inside.parts.map((part) => ({ ...ofPart(part), ...mapFields(part, ofField, ofPart) })),
  };
}
