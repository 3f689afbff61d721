import { inflateSync } from 'node:zlib';

/** What a store's rules say about of a picture. Sizes in pixels. */
export interface PngFacts {
  width: number;
  height: number;
  /** Bits per channel. */
  depth: number;
  /** The fully transparent margin on the narrowest side; null for pictures without alpha. */
  margin: number | null;
}

const CHANNELS_OF_RGBA = 4;
const COLOR_TYPE_RGBA = 6;

/** Reads the facts of a PNG file (https://www.w3.org/TR/png-3/); the margin of 8-bit RGBA files. */
export function pngFacts(png: Buffer): PngFacts {
  const [width, height, depth, color] = [
    png.readUInt32BE(16),
    png.readUInt32BE(20),
    png.readUInt8(24),
    png.readUInt8(25),
  ];
  if (depth !== 8 || color !== COLOR_TYPE_RGBA) return { width, height, depth, margin: null };
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  return { width, height, depth, margin: marginOf(unfiltered(inflateSync(Buffer.concat(data)), width, height), width) };
}

/** Undoes the row filters of an RGBA picture. */
function unfiltered(raw: Buffer, width: number, height: number): Buffer {
  const stride = width * CHANNELS_OF_RGBA;
  const out = Buffer.alloc(stride * height);
  const byte = (index: number, row: number) => (index < row * stride || index < 0 ? 0 : (out[index] ?? 0));
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x < CHANNELS_OF_RGBA ? 0 : byte(at - CHANNELS_OF_RGBA, y);
      const up = y === 0 ? 0 : (out[at - stride] ?? 0);
      const corner = y === 0 || x < CHANNELS_OF_RGBA ? 0 : (out[at - stride - CHANNELS_OF_RGBA] ?? 0);
      const predicted = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      out[at] = (raw[y * (stride + 1) + 1 + x] ?? 0) + predicted;
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

function marginOf(pixels: Buffer, width: number): number {
  const height = pixels.length / CHANNELS_OF_RGBA / width;
  let margin = Math.min(width, height);
  for (let index = 0; index < width * height; index++) {
    if (pixels[index * CHANNELS_OF_RGBA + 3] === 0) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    margin = Math.min(margin, x, y, width - 1 - x, height - 1 - y);
  }
  return margin;
}
