/** An image, row by row: red, green and blue of each pixel, a byte each. */
export interface Rgb {
  width: number;
  height: number;
  pixels: Buffer;
}

const COLOR_ENTRY_BYTES = 12;

/**
 * Decode an X window dump with 32 bits per pixel, the format in which Xvfb keeps its screen. Throws on any other.
 * The header is 25 big-endian 32-bit fields: https://gitlab.freedesktop.org/xorg/proto/xorgproto (include/X11/XWDFile.h).
 */
export function decodeXwd(dump: Buffer): Rgb {
  const field = (index: number): number => dump.readUInt32BE(index * 4);
  if (field(1) !== 7 || field(2) !== 2 || field(11) !== 32) throw new Error('The screen has an unknown format');
  const [headerBytes, width, height, isBigEndian] = [field(0), field(4), field(5), field(7) === 1];
  const [lineBytes, colors] = [field(12), field(19)];
  const start = headerBytes + colors * COLOR_ENTRY_BYTES;
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = start + y * lineBytes + x * 4;
      const color = isBigEndian ? dump.readUInt32BE(from) : dump.readUInt32LE(from);
      pixels.writeUIntBE(color & 0xffffff, (y * width + x) * 3, 3);
    }
  }
  return { width, height, pixels };
}
