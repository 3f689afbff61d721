/**
 * 48 signs frequent in the detector's code, the most common first, so that gzip shortens them (docs/decisions/015). The
 * first 16 encode five bits each, the first bit unset; the others encode six.
 */
const SIGNS = 'e)no,(s}=d:trai{?]/!l|1.+pu>c-;4[b2m0hS &<gvwyf6';

/** Encodes bits, given as digits 0 and 1, as signs; pads the last sign with unset bits. */
export function packBits(bits: string): string {
  let packed = '';
  for (let at = 0; at < bits.length; ) {
    const length = bits[at] === '1' ? 6 : 5;
    const value = Number.parseInt(bits.slice(at, at + length).padEnd(length, '0'), 2);
    packed += SIGNS[length === 6 ? value - 16 : value];
    at += length;
  }
  return packed;
}

/** Decodes the output of `packBits`. */
export const unpackBits = (packed: string): string =>
  packed.replace(/./g, (sign) => {
    const value = SIGNS.indexOf(sign);
    return value < 16 ? value.toString(2).padStart(5, '0') : (value + 16).toString(2);
  });
