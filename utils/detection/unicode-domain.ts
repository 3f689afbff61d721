import { asciiDomain } from './ascii-domain';
import { MAX_LABEL_OCTETS } from './octets';

// Parameters of Punycode (RFC 3492 §5).
const [BASE, T_MIN, T_MAX, SKEW, DAMP, FIRST_BIAS, FIRST_CODE] = [36, 1, 26, 38, 700, 72, 128];

/** Returns the letters of a label after `xn--`, or undefined if it is not Punycode (RFC 3492 §6.2). */
function decode(label: string): string | undefined {
  const hyphen = label.lastIndexOf('-');
  const letters = Array.from(label.slice(0, Math.max(hyphen, 0)));
  let [code, bias, at] = [FIRST_CODE, FIRST_BIAS, 0];
  for (let from = hyphen + 1; from < label.length; at++) {
    const before = at;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = Number.parseInt(label[from++] ?? '', BASE);
      // Punycode counts a–z before 0–9.
      const value = digit >= 10 ? digit - 10 : digit + 26;
      if (Number.isNaN(value)) return undefined;
      at += value * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (value < threshold) break;
      weight *= BASE - threshold;
    }
    const count = letters.length + 1;
    let delta = Math.floor((at - before) / (before === 0 ? DAMP : 2));
    delta += Math.floor(delta / count);
    for (bias = 0; delta > ((BASE - T_MIN) * T_MAX) / 2; bias += BASE) delta = Math.floor(delta / (BASE - T_MIN));
    bias += Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW));
    code += Math.floor(at / count);
    at %= count;
    if (code > 0x10ffff) return undefined;
    letters.splice(at, 0, String.fromCodePoint(code));
  }
  return letters.join('');
}

/** Returns a domain with its `xn--` labels in letters; undefined if it has none, or if the letters are not those of the label. */
export function unicodeDomain(ascii: string): string | undefined {
  if (!ascii.includes('xn--')) return undefined;
  const labels = ascii.split('.').map((label) => {
    if (!label.startsWith('xn--')) return label;
    return label.length > MAX_LABEL_OCTETS ? undefined : decode(label.slice('xn--'.length));
  });
  if (labels.includes(undefined)) return undefined;
  const written = labels.join('.');
  return asciiDomain(written) === ascii ? written : undefined;
}
