import { isList, isObject } from '@/utils/json/json-object';

/** Returns the keys of a pointer, outermost first; null if the text is not a pointer. */
export function pointerKeys(pointer: string): string[] | null {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return null;
  return pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns the value at a pointer. `found` distinguishes a stated null from a missing value. */
export function resolvePointer(json: unknown, pointer: string): { found: true; value: unknown } | { found: false } {
  const keys = pointerKeys(pointer);
  if (keys === null) return { found: false };
  let value = json;
  for (const key of keys) {
    // RFC 6901 allows no leading zero and no "-" here: "-" names the position after the last item, which is always
    // empty.
    if (isList(value) ? !(/^(0|[1-9]\d*)$/.test(key) && Number(key) < value.length) : !isObject(value)) {
      return { found: false };
    }
    if (isList(value)) value = value[Number(key)];
    else if (isObject(value) && Object.hasOwn(value, key)) value = value[key];
    else return { found: false };
  }
  return { found: true, value };
}
