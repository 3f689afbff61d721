import { expect, test } from 'vitest';
import { createMarks } from '@/entrypoints/detector/marks';
import { createRegistry } from '@/entrypoints/detector/registry';
import { boxesOf, type EmailMatch } from '@/utils/in-page/email-match';
import type { Overlay } from '@/utils/in-page/overlay';

const KIM = 'kim@acme.example';

/** Draws the mark of an address in a paragraph with this style, and returns the place of its line and of its text. */
function drawnIn(style: string) {
  document.body.innerHTML = `<p style="font:14px/20px sans-serif;${style}">${KIM}</p>`;
  const text = document.querySelector('p')?.firstChild as Text;
  const registry = createRegistry();
  const match: EmailMatch = {
    address: KIM,
    first: text,
    start: 0,
    last: text,
    end: KIM.length,
    nodes: [text],
    text: KIM,
  };
  registry.put(text, [match]);
  const places: number[][] = [];
  const overlay = {
    draw: () => document.createElement('div'),
    place: (_: HTMLElement, ...place: number[]) => Boolean(places.push(place)),
  } as unknown as Overlay;
  const marks = createMarks(overlay, registry);
  marks.add(match);
  const [mark] = marks.drawn.values();
  if (!mark) throw new Error('no mark');
  const boxes = boxesOf(match);
  marks.draw(mark, boxes);
  return { places, boxes };
}

test('in vertical writing, the line stands beside the address over its whole length', () => {
  const { places, boxes } = drawnIn('writing-mode:vertical-rl');
  const [box = new DOMRect()] = boxes;
  expect(places).toEqual([[box.left - 1, box.top, 3, box.height]]);
});

test('below each part of an address in a narrow column, the line is as wide as the part', () => {
  const { places, boxes } = drawnIn('width:40px;overflow-wrap:anywhere');
  expect(boxes.length).toBeGreaterThan(2);
  expect(places).toEqual(boxes.map((box) => [box.left, box.bottom - 2, box.width]));
});
