import { type Repetition, toRepetition } from './repetition';
import { mayHideCharacters, visibleText } from './visible-text';

/** Limits for a text that is not trusted yet. Each opening bracket, each comma and the answer itself is a node. */
export interface JsonBounds {
  depth: number;
  nodes: number;
}

/** What a value of JavaScript does not hold. Each part is null if there is nothing to add. */
export interface ValueMark {
  /** The digits of a number as sent, if JavaScript would write others (`0.80`, 30 digits). */
  literal: string | null;
  /** The text as sent, if it holds characters that nobody sees; the value has tokens in their place. */
  raw: string | null;
  repeated: Repetition | null;
}

/** Marks by the object or list that holds the value, and its key or position. */
export type ValueMarks = Map<object, Map<string, ValueMark>>;

/** Why a text is no acceptable JSON. */
export class JsonProblem extends Error {
  constructor(readonly reason: 'not-json' | 'too-deep' | 'too-many-fields') {
    super(reason);
  }
}

interface OpenList {
  list: unknown[];
}
interface OpenObject {
  list: null;
  object: Record<string, unknown>;
  /** The keys in the order of the text, and where the text of each value starts and ends. */
  keys: string[];
  spans: number[];
  repeats: boolean;
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const WORDS = new Map<string, unknown>([
  ['t', true],
  ['f', false],
  ['n', null],
]);

/**
 * Parses a text strictly as JSON (RFC 8259), without recursion, because the service controls the depth.
 * @returns an object whose key "" holds the value, and the marks of all values
 * @throws JsonProblem
 */
export function parseValues(text: string, bounds: JsonBounds): { holder: { '': unknown }; marks: ValueMarks } {
  const marks: ValueMarks = new Map();
  const hides = mayHideCharacters(text);
  const holder: { '': unknown } = { '': undefined };
  const open: (OpenList | OpenObject)[] = [];
  let at = 0;
  let nodes = 1;

  const skipSpace = (): void => {
    for (let code = text.charCodeAt(at); code === 32 || code === 10 || code === 13 || code === 9; )
      code = text.charCodeAt(++at);
  };
  const take = (sign: string): void => {
    skipSpace();
    if (text[at] !== sign) throw new JsonProblem('not-json');
    at++;
  };
  const countNode = (): void => {
    if (++nodes > bounds.nodes) throw new JsonProblem('too-many-fields');
  };
  const matchAt = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(text) ?? [];
    if (found === '') throw new JsonProblem('not-json');
    at += found.length;
    return found;
  };
  const mark = (parent: object, key: string, part: Partial<ValueMark>): void => {
    const own = marks.get(parent) ?? new Map<string, ValueMark>();
    own.set(key, { literal: null, raw: null, repeated: null, ...own.get(key), ...part });
    marks.set(parent, own);
  };

  /** Reads a string; `at` is at its opening quotation mark. */
  const readString = (): string => {
    const from = ++at;
    let isEscaped = false;
    for (let code = text.charCodeAt(at); code !== 0x22; code = text.charCodeAt(at)) {
      // After the end of the text the code is NaN.
      if (!(code >= 0x20)) throw new JsonProblem('not-json');
      if (code !== 0x5c) at++;
      else {
        isEscaped = true;
        matchAt(ESCAPE);
      }
    }
    const end = at++;
    return isEscaped ? String(JSON.parse(text.slice(from - 1, end + 1))) : text.slice(from, end);
  };

  const readWord = (): unknown => {
    const value = WORDS.get(text.charAt(at));
    const word = String(value);
    if (value === undefined || !text.startsWith(word, at)) throw new JsonProblem('not-json');
    at += word.length;
    return value;
  };

  /** Reads the value of `parent` under `key`; an object or list stays open. */
  const readValue = (parent: object, key: string): unknown => {
    skipSpace();
    const sign = text[at];
    if (sign === '{' || sign === '[') {
      at++;
      countNode();
      const value = sign === '[' ? [] : {};
      open.push(
        Array.isArray(value) ? { list: value } : { list: null, object: value, keys: [], spans: [], repeats: false },
      );
      if (open.length > bounds.depth) throw new JsonProblem('too-deep');
      return value;
    }
    if (sign === '"') {
      const raw = readString();
      const shown = hides ? visibleText(raw) : raw;
      if (shown !== raw) mark(parent, key, { raw });
      return shown;
    }
    if (sign === 't' || sign === 'f' || sign === 'n') return readWord();
    const literal = matchAt(NUMBER);
    const value = Number(literal);
    if (String(value) !== literal) mark(parent, key, { literal });
    return value;
  };

  const readMember = (frame: OpenObject): void => {
    const { object, keys, spans } = frame;
    skipSpace();
    if (text[at] !== '"') throw new JsonProblem('not-json');
    const key = readString();
    take(':');
    keys.push(key);
    spans.push(at);
    if (Object.hasOwn(object, key)) {
      frame.repeats = true;
      marks.get(object)?.delete(key);
    }
    const value = readValue(object, key);
    // An assignment to `__proto__` would set the prototype.
    if (key === '__proto__')
      Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true });
    else object[key] = value;
  };

  /** Marks the keys that an object holds more than once. */
  const markRepeated = ({ object, keys, spans }: OpenObject): void => {
    const texts = new Map<string, string[]>();
    for (const [i, key] of keys.entries()) {
      const value = text.slice(spans[2 * i], spans[2 * i + 1]).trim();
      const before = texts.get(key);
      if (before) before.push(value);
      else texts.set(key, [value]);
    }
    for (const [key, values] of texts) if (values.length > 1) mark(object, key, { repeated: toRepetition(values) });
  };

  /** Reads the next member or item of the innermost open object or list, or closes it. */
  const step = (frame: OpenList | OpenObject): void => {
    skipSpace();
    const isFirst = (frame.list ?? frame.keys).length === 0;
    if (!isFirst && frame.list === null) frame.spans.push(at);
    if (text[at] === (frame.list ? ']' : '}')) {
      at++;
      open.pop();
      if (frame.list === null && frame.repeats) markRepeated(frame);
      return;
    }
    if (!isFirst) {
      take(',');
      countNode();
    }
    if (frame.list === null) readMember(frame);
    else frame.list.push(readValue(frame.list, String(frame.list.length)));
  };

  holder[''] = readValue(holder, '');
  for (let frame = open.at(-1); frame !== undefined; frame = open.at(-1)) step(frame);
  skipSpace();
  if (at < text.length) throw new JsonProblem('not-json');
  return { holder, marks };
}
