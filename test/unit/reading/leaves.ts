import type { AnswerField, AnswerPart } from '@/utils/reading/sections/section';
import { childPointer } from '../../../utils/json/json-tree';
import type { Report } from '../../../utils/reading/report';

/** Pointers of all leaves of JSON: scalars, and empty objects and lists. */
export function leavesOf(json: unknown): string[] {
  const found: string[] = [];
  const open: [string, unknown][] = [['', json]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [pointer, value] = next;
    const children = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    if (children.length === 0) found.push(pointer);
    for (const [key, child] of children) open.push([childPointer(pointer, key), child]);
  }
  return found.sort();
}

function ofField({ pointer, value }: AnswerField): string[] {
  return value.kind === 'list' ? value.items.map((_, i) => childPointer(pointer, String(i))) : [pointer];
}

function ofParts(parts: readonly Pick<AnswerPart, 'fields' | 'parts'>[]): string[] {
  return parts.flatMap((part) => [...part.fields.flatMap(ofField), ...ofParts(part.parts)]);
}

/** Pointers of all leaves the sections of a report show. */
export function shownLeaves({ sections }: Pick<Report, 'sections'>): string[] {
  return ofParts(sections).sort();
}
