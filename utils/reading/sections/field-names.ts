import type { AnswerPart, Section } from './section';

/**
 * Returns the names of an answer's fields and parts by pointer, as in the list of all fields: "Risk › Reasons", also for
 * the items of a list. A field without a name gets its pointer.
 */
export function fieldNames(...answers: readonly (readonly Section[])[]): (pointer: string) => string {
  const names = new Map<string, string>();
  function add({ fields, parts }: Pick<Section, 'fields' | 'parts'>, path: readonly string[]): void {
    for (const { pointer, name } of fields) names.set(pointer, [...path, name].join(' › '));
    for (const part of parts) addPart(part, path);
  }
  function addPart(part: AnswerPart, path: readonly string[]): void {
    const own = part.title === '' ? path : [...path, part.title];
    names.set(part.pointer, own.join(' › '));
    add(part, own);
  }
  for (const section of answers.flat()) add(section, []);
  return (pointer) => {
    const known = names.get(pointer);
    if (known) return known;
    // An item of a list of scalars belongs to the field of the list.
    const [, list, item] = /^(.*)\/(\d+)$/.exec(pointer) ?? [];
    const name = list === undefined ? undefined : names.get(list);
    return name ? `${name} › ${Number(item) + 1}` : pointer;
  };
}
