import { isContainer } from '@/utils/json/json-object';
import { buildJsonTree, type JsonLeaf, type JsonTree } from '@/utils/json/json-tree';

/** Returns the answer inside a text (`result: "{\"pep\": …}"`) under the key of the text, or null. */
export function embeddedTree({ key, value }: JsonLeaf): JsonTree | null {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return null;
  try {
    const json: unknown = JSON.parse(value);
    return isContainer(json) ? buildJsonTree({ [key]: json }) : null;
  } catch {
    return null;
  }
}
