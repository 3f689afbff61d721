import type { JsonObject } from '../json.ts';
import { mapObject } from '../layouts/map-json.ts';
import { hostileTexts } from './hostile-texts.ts';
import { jsonAnswer, type PlainAnswer, textAnswer } from './plain-answer.ts';

const json = (body: string): PlainAnswer => textAnswer(body, 'application/json');

/** JSON nested `levels` deep, built as text because serialising it would itself overflow the stack. */
export function deepAnswer(levels: number): PlainAnswer {
  return json(`{"risk_score":41,"nested":${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}}`);
}

/** A flat body of `count` small values. */
export function manyNodesAnswer(count: number): PlainAnswer {
  return json(`{"risk_score":41,"nodes":[${'0,'.repeat(count - 1)}0]}`);
}

/** Keys that reach into JavaScript's object model when they are copied carelessly. Text: a literal would set them. */
export function protoAnswer(): PlainAnswer {
  const poison = '{"polluted":true,"isAdmin":true,"toString":"polluted"}';
  return json(
    `{"risk_score":41,"__proto__":${poison},"constructor":{"prototype":${poison}},"prototype":${poison},` +
      `"details":{"__proto__":${poison},"domain":"example.com"},"list":[{"__proto__":${poison}}],` +
      '"hasOwnProperty":"text","toString":"text","valueOf":7,"toJSON":"text","then":"text"}',
  );
}

/** Legal JSON that readers stumble over: twice the same key, numbers beyond doubles, odd characters and keys. */
export function oddValuesAnswer(): PlainAnswer {
  return json(
    '{"risk_score":12,"risk_score":87,"big":1e308,"infinite":1e999,"tiny":1e-320,"minus_zero":-0,' +
      '"long_number":12345678901234567890,"not_a_number":"NaN","text_infinity":"-Infinity","empty":"","null_text":"null",' +
      '"a.b/c~d":"dots, slash and tilde in a key","":"empty key","bidi":"\\u202emoc.elpmaxe\\u202c","zero":"a\\u0000b",' +
      '"half_pair":"\\ud83d","newline":"a\\nb","empty_object":{},"empty_list":[],"nested_lists":[[[]],[[1]]],' +
      `"long_text":"${'long '.repeat(400)}","${'key'.repeat(60)}":"long key"}`,
  );
}

/** A proper answer in which every text is markup or a script link, plus a key made of markup. */
export function markupAnswer(proper: JsonObject): PlainAnswer {
  let next = 0;
  const leaf = (value: null | boolean | number | string): null | boolean | number | string => {
    if (typeof value !== 'string') return value;
    next += 1;
    return hostileTexts[next % hostileTexts.length] ?? value;
  };
  return jsonAnswer({
    ...mapObject(proper, { leaf }),
    '<img src=x onerror=alert(1)>': 'markup as a key',
    all: [...hostileTexts],
  });
}
