/**
 * Runs in any page: whether a picture of the foot of a text, as Base64 of a PNG, shows a line from end to end. What is
 * drawn need not be seen: another box of the top layer may lie over it, and only a picture tells.
 */
export async function isUnderlined(png: string): Promise<boolean> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const isInk = (column: number, row: number): boolean => {
    const at = (row * image.width + column) * 4;
    return Math.min(...data.subarray(at, at + 3)) < 230;
  };
  // Dots fill half of a line; the feet of letters are not in each eighth of it.
  const eighth = Math.floor(image.width / 8);
  const isFilled = (part: number, row: number) =>
    Array.from({ length: eighth }, (_, i) => isInk(part * eighth + i, row)).filter(Boolean).length > eighth / 4;
  return [...Array(image.height).keys()].some((row) => [...Array(8).keys()].every((part) => isFilled(part, row)));
}

/** Runs in a page: the foot of the paragraph's text that is this address, in shadow roots too, as a clip of a picture. */
export function footOf(address: string): { x: number; y: number; width: number; height: number } {
  const roots: ParentNode[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
  }
  const paragraph = roots
    .flatMap((root) => [...root.querySelectorAll('p')])
    .find((candidate) => candidate.textContent === address);
  if (!paragraph) throw new Error(`no ${address}`);
  const range = document.createRange();
  range.selectNodeContents(paragraph);
  const { x, bottom, width } = range.getBoundingClientRect();
  return { x: Math.round(x) + 1, y: Math.round(bottom) - 3, width: Math.round(width) - 2, height: 4 };
}
