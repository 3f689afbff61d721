import { childPointer } from './pointer';

/** A field that an object of the answer holds more than once. `JSON.parse` keeps the last value. */
export interface DuplicateKey {
  /** RFC 6901 pointer, the same for all occurrences. */
  pointer: string;
  key: string;
  /** The values as written, in order, at most {@link MAX_SHOWN}; objects and lists as `{…}` and `[…]`. */
  values: string[];
  times: number;
  /** All values have the same text, so it does not matter which is used. */
  same: boolean;
  /** At least one value is an object or list with content. */
  holds: boolean;
}

const MAX_SHOWN = 5;
const MAX_VALUE = 60;

interface Span {
  from: number;
  to: number;
}
/** An object or list that is being scanned. `seen` is null for a list, whose keys are its positions. */
interface Frame {
  seen: Map<string, Span> | null;
  key: string;
  from: number;
  index: number;
}

/**
 * Returns the fields that are sent more than once, in one pass over the text of an answer.
 * @param text valid JSON
 */
export function findDuplicateKeys(text: string): DuplicateKey[] {
  const found = new Map<string, Span[]>();
  const frames: Frame[] = [];
  let isKey = false;
  const endMember = (to: number): void => {
    const frame = frames.at(-1);
    if (!frame?.seen || frame.from < 0) return;
    const span = { from: frame.from, to };
    const first = frame.seen.get(frame.key);
    if (first === undefined) frame.seen.set(frame.key, span);
    else {
      const pointer = frames.reduce(
        (parent, { seen, key, index }) => childPointer(parent, seen ? key : `${index}`),
        '',
      );
      const spans = found.get(pointer);
      if (spans) spans.push(span);
      else found.set(pointer, [first, span]);
    }
    frame.from = -1;
  };
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (sign === '"') {
      const end = endOfString(text, i);
      const frame = frames.at(-1);
      if (isKey && frame) {
        frame.key = keyIn(text.slice(i, end + 1));
        frame.from = text.indexOf(':', end) + 1;
        isKey = false;
      }
      i = end;
    } else if (sign === '{' || sign === '[') {
      isKey = sign === '{';
      frames.push({ seen: isKey ? new Map() : null, key: '', from: -1, index: 0 });
    } else if (sign === '}' || sign === ']') {
      endMember(i);
      frames.pop();
      isKey = false;
    } else if (sign === ',') {
      endMember(i);
      const frame = frames.at(-1);
      isKey = frame?.seen != null;
      if (frame) frame.index++;
    }
  }
  return [...found].map(([pointer, spans]) => toField(text, pointer, spans));
}

/** Returns the position of the quotation mark that ends the string starting at `from`. */
function endOfString(text: string, from: number): number {
  for (let end = text.indexOf('"', from + 1); ; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (text[before - 1] === '\\') before--;
    if ((end - before) % 2 === 0 || end < 0) return end < 0 ? text.length : end;
  }
}

/** `"risk\u005fscore"` and `"risk_score"` are one key. */
const keyIn = (quoted: string): string => (quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1));

function toField(text: string, pointer: string, spans: readonly Span[]): DuplicateKey {
  const texts = spans.map(({ from, to }) => text.slice(from, to).trim());
  const last = pointer.slice(pointer.lastIndexOf('/') + 1);
  return {
    pointer,
    key: last.replaceAll('~1', '/').replaceAll('~0', '~'),
    values: texts.slice(0, MAX_SHOWN).map(shown),
    times: texts.length,
    same: texts.every((text) => text === texts[0]),
    holds: texts.some((value) => /^(\{\s*"|\[\s*[^\s\]])/.test(value)),
  };
}

function shown(value: string): string {
  if (/^[{[]/.test(value)) return value.startsWith('{') ? '{…}' : '[…]';
  return value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE)}…` : value;
}
