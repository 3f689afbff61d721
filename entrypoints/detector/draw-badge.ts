/** Width and height in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

const [MIN_FONT, MAX_FONT] = [8, 11];
/** Space between the text and each side, in px. */
const PADDING = 3;
/** Scores are cut to this length before they are measured. */
const MAX_CHARACTERS = 12;
/** An unknown address is drawn like a known one, but too faint to see. */
const UNSEEN = { text: '––', alpha: 0.004 };

/** Text is drawn off the document: on a canvas inside it, a font lookup would first update the page's style. */
let pen: OffscreenCanvas | undefined;

/**
 * Draws a badge: the score as sent on a dark pill, or an equally costly invisible drawing.
 * @param ratio device pixels per CSS pixel
 */
export function drawBadge(canvas: HTMLCanvasElement, score: string | undefined, size: Size, ratio: number): void {
  const width = Math.ceil(size.width * ratio);
  const height = Math.ceil(size.height * ratio);
  pen ??= new OffscreenCanvas(width, height);
  Object.assign(pen, { width, height });
  // Keeps the canvas in main memory: two hundred small canvases would each get a GPU layer.
  const ink = pen.getContext('2d', { willReadFrequently: true });
  if (!ink) return;
  ink.scale(width / size.width, height / size.height);
  ink.globalAlpha = score === undefined ? UNSEEN.alpha : 1;
  drawPill(ink, size);
  drawText(ink, (score ?? UNSEEN.text).slice(0, MAX_CHARACTERS), size);
  Object.assign(canvas, { width, height });
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(pen, 0, 0);
}

function drawPill(ink: OffscreenCanvasRenderingContext2D, { width, height }: Size): void {
  ink.fillStyle = '#263254';
  // Keeps the pill visible on dark pages.
  ink.strokeStyle = '#8c9bc7';
  ink.beginPath();
  ink.roundRect(0.5, 0.5, width - 1, height - 1, height / 2);
  ink.fill();
  ink.stroke();
}

/** Uses the largest font size that fits; text too wide for the smallest ends in an ellipsis. */
function drawText(ink: OffscreenCanvasRenderingContext2D, text: string, { width, height }: Size): void {
  const room = width - 2 * PADDING;
  let size = Math.min(MAX_FONT, height - 1);
  const fits = (words: string): boolean => {
    ink.font = `600 ${size}px system-ui`;
    return ink.measureText(words).width <= room;
  };
  while (!fits(text) && size > MIN_FONT) size--;
  let shown = text;
  for (let end = text.length - 1; end > 0 && !fits(shown); end--) shown = `${text.slice(0, end)}…`;
  ink.fillStyle = '#fff';
  ink.direction = 'ltr';
  ink.textAlign = 'center';
  // Digits are about 0.7 em high.
  ink.fillText(shown, width / 2, height / 2 + size * 0.35);
}
