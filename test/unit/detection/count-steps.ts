/** How many characters of texts `run` reads. Unlike a time, the same on every machine. */
export function countSteps(run: () => unknown): number {
  let steps = 0;
  const prototype = String.prototype;
  const { charCodeAt, codePointAt, charAt, slice, indexOf } = prototype;
  prototype.charCodeAt = function (index) {
    steps += 1;
    return charCodeAt.call(this, index);
  };
  prototype.codePointAt = function (index) {
    steps += 1;
    return codePointAt.call(this, index);
  };
  prototype.charAt = function (index) {
    steps += 1;
    return charAt.call(this, index);
  };
  prototype.slice = function (from, to) {
    const part = slice.call(this, from, to);
    steps += part.length;
    return part;
  };
  prototype.indexOf = function (sought, from = 0) {
    const index = indexOf.call(this, sought, from);
    steps += (index < 0 ? this.length : index + 1) - from;
    return index;
  };
  try {
    run();
  } finally {
    Object.assign(prototype, { charCodeAt, codePointAt, charAt, slice, indexOf });
  }
  return steps;
}
