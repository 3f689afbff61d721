import type { NumberLiterals } from './json/number-literals';
import { childPointer } from './json/pointer';
import type { Report } from './report';
import type { Abstention } from './score/score';
import { mapFields } from './sections/map-fields';
import type { AnswerField, Plain, Value } from './sections/section';

/** Returns the report with every number as sent. */
export function withDigitsAsSent(report: Report, literals: NumberLiterals): Report {
  if (literals.size === 0) return report;
  const as = <T extends { pointer: string; value: string }>(one: T): T => ({
    ...one,
    value: literals.get(one.pointer) ?? one.value,
  });
  return {
    ...report,
    score: report.score && as(report.score),
    candidates: report.candidates.map(as),
    facts: report.facts.map((fact) => ({ ...fact, field: fieldAsSent(fact.field, literals) })),
    abstained: report.abstained && abstentionAsSent(report.abstained, literals),
    sections: report.sections.map((section) => ({
      ...section,
      ...mapFields(section, (field) => fieldAsSent(field, literals)),
    })),
  };
}

/** `1e400` is parsed as infinity. */
function abstentionAsSent(abstained: Abstention, literals: NumberLiterals): Abstention {
  const { pointer, field } = abstained;
  const sent = pointer === null ? undefined : literals.get(pointer);
  return field === undefined || sent === undefined ? abstained : { ...abstained, field: { ...field, text: sent } };
}

function fieldAsSent(field: AnswerField, literals: NumberLiterals): AnswerField {
  return { ...field, value: valueAsSent(field.value, field.pointer, literals) };
}

function valueAsSent(value: Value, pointer: string, literals: NumberLiterals): Value {
  if (value.kind !== 'list') return plainAsSent(value, literals.get(pointer));
  const items = value.items.map((item, i) => plainAsSent(item, literals.get(childPointer(pointer, String(i)))));
  return { kind: 'list', items };
}

function plainAsSent(value: Plain, text: string | undefined): Plain {
  if (text === undefined) return value;
  if (value.kind === 'identifier') return { ...value, text, exact: true };
  return value.kind === 'number' || value.kind === 'date' ? { ...value, text } : value;
}
