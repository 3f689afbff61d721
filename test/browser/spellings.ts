/** How a text may have been written: as UTF-8 or Latin-1, as UTF-16, in Base64 at each of the three offsets. */
export function spellings(text: string): Buffer[] {
  const inBase64 = [0, 1, 2].map((offset) => {
    const bytes = Buffer.from('x'.repeat(offset) + text).toString('base64');
    // The first and the last group depend on the text around it.
    return bytes.slice(offset === 0 ? 0 : 4, -4);
  });
  return [Buffer.from(text), Buffer.from(text, 'utf16le'), ...inBase64.map((part) => Buffer.from(part))];
}
