import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { framebufferFolder, screenshot } from '../../run/screenshot.ts';

/** An X window dump of 2 × 2 pixels, with one unused color entry and 4 bytes of padding per line. */
function dump(pixels: [number, number, number, number], { littleEndian = true, bitsPerPixel = 32 } = {}): Buffer {
  const header = Buffer.alloc(100);
  const fields = { 0: 100, 1: 7, 2: 2, 4: 2, 5: 2, 7: littleEndian ? 0 : 1, 11: bitsPerPixel, 12: 12, 19: 1 };
  for (const [index, value] of Object.entries(fields)) header.writeUInt32BE(value, Number(index) * 4);
  const body = Buffer.alloc(24);
  pixels.forEach((pixel, i) => {
    const at = Math.floor(i / 2) * 12 + (i % 2) * 4;
    if (littleEndian) body.writeUInt32LE(pixel, at);
    else body.writeUInt32BE(pixel, at);
  });
  return Buffer.concat([header, Buffer.alloc(12), body]);
}

async function photograph(framebuffer?: Buffer): Promise<Buffer> {
  const runtime = await mkdtemp(path.join(tmpdir(), 'sightline-screenshot-'));
  const folder = framebufferFolder(runtime, ':7');
  await mkdir(folder);
  if (framebuffer) await writeFile(path.join(folder, 'Xvfb_screen0'), framebuffer);
  const file = path.join(runtime, 'out.png');
  await screenshot(file, { XDG_RUNTIME_DIR: runtime, DISPLAY: ':7' });
  return await readFile(file);
}

/** Type and data of each chunk; the checksum of each must be right. */
function chunksOf(png: Buffer): [string, Buffer][] {
  const chunks: [string, Buffer][] = [];
  for (let at = 8; at < png.length; ) {
    const end = at + 8 + png.readUInt32BE(at);
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)));
    chunks.push([png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, end)]);
    at = end + 4;
  }
  return chunks;
}

test.each([true, false])('the pixels of the screen, as PNG (little-endian: %s)', async (littleEndian) => {
  const png = await photograph(dump([0xff0000, 0x00ff00, 0x0000ff, 0x123456], { littleEndian }));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const [[, header], [, data], [end]] = chunksOf(png) as [[string, Buffer], [string, Buffer], [string, Buffer]];
  expect([header.readUInt32BE(0), header.readUInt32BE(4), ...header.subarray(8)]).toEqual([2, 2, 8, 2, 0, 0, 0]);
  expect(inflateSync(data).toString('hex')).toBe('00ff000000ff00' + '000000ff123456');
  expect(end).toBe('IEND');
});

test('a blank, absent or unreadable screen is an error, not a missing or empty picture', async () => {
  await expect(photograph(dump([0, 0, 0, 0]))).rejects.toThrow('The screen is blank');
  await expect(photograph(dump([1, 2, 3, 4], { bitsPerPixel: 16 }))).rejects.toThrow('unknown format');
  await expect(photograph()).rejects.toThrow('ENOENT');
  await expect(screenshot('out.png', {})).rejects.toThrow('There is no virtual screen');
});
