import { flatParent } from './dom';

/** Least opacity, contrast (as WCAG computes it) and size in px of a text that a person can read with effort. */
const MIN_OPACITY = 0.2;
const MIN_CONTRAST = 1.3;
const MIN_SIZE = 5;
/** Greatest blur that leaves letters, in px, and the parts of a filter that can hide a text, as browsers compute them. */
const MAX_BLUR = 2;
const FILTER = /(opacity|brightness|contrast|blur)\(([\d.]+)/g;
const MAX_COLORS = 500;

type Color = [red: number, green: number, blue: number, alpha: number];
const WHITE: Color = [255, 255, 255, 1];

/**
 * Returns whether a person can read an element's own text, as far as its opacity, color, size, filters and masks tell. Reads the styles
 * of all ancestors, so it is for one element at a time.
 */
export function isReadable(element: Element): boolean {
  const { color, fontSize, webkitTextFillColor } = getComputedStyle(element);
  const ink = readColor(webkitTextFillColor || color);
  let opacity = 1;
  let ground: Color | null = null;
  let hasPicture = false;
  for (let at: Element | null = element; at; at = flatParent(at)) {
    const style = getComputedStyle(at);
    opacity *= Number(style.opacity);
    if (!isUnmasked(style)) return false;
    if (ground) continue;
    const paint = readColor(style.backgroundColor);
    hasPicture ||= style.backgroundImage !== 'none';
    if (paint[3] > 0.9) ground = paint;
  }
  if (ink[3] * opacity < MIN_OPACITY || Number.parseFloat(fontSize) < MIN_SIZE) return false;
  // Over a picture, only the eye knows.
  return hasPicture || contrast(ink, ground ?? WHITE) >= MIN_CONTRAST;
}

/** Returns whether no mask and no filter of an element may hide what is in it. What a mask lets through, only the eye knows. */
function isUnmasked({ filter, maskImage }: CSSStyleDeclaration): boolean {
  if (maskImage && maskImage !== 'none') return false;
  return [...filter.matchAll(FILTER)].every(([, name, value]) =>
    name === 'blur' ? Number(value) <= MAX_BLUR : Number(value) >= MIN_OPACITY,
  );
}

/** Colors as read, since each costs a picture. */
const colors = new Map<string, Color>();
let canvas: OffscreenCanvasRenderingContext2D | null = null;

/** Returns a color of any syntax as the screen shows it. */
function readColor(css: string): Color {
  const known = colors.get(css);
  if (known) return known;
  canvas ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) return WHITE;
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = css;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  const color: Color = [red, green, blue, alpha / 255];
  if (colors.size < MAX_COLORS) colors.set(css, color);
  return color;
}

function contrast(ink: Color, ground: Color): number {
  const mixed = ink.slice(0, 3).map((part, i) => part * ink[3] + (ground[i] ?? 0) * (1 - ink[3]));
  const [light = 0, dark = 0] = [luminance(mixed), luminance(ground)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red = 0, green = 0, blue = 0]: number[]): number {
  const linear = (part: number) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
