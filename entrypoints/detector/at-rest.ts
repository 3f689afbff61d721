import { inSteps } from '@/utils/in-page/in-steps';
import { elementOf } from '@/utils/in-page/mention';
import { viewport } from '@/utils/in-page/viewport';
import type { Mark, Marks } from './marks';
import type { Slices } from './slices';

/** Marks that are the same for so long are at rest, in ms. */
const REST_MS = 300;

/**
 * Has the browser itself watch where the marked texts stand once they are at rest: an animation that a script has
 * started, or one that pauses between its steps, tells nobody when it moves them. Each element gets an observer whose
 * root is cut to where it stands; the browser says one frame later that it has left. In Chromium each takes 20 to 40 µs
 * to make and 2 µs of every frame with a layout, so there are none while marks come and go. What moves the text within
 * its element, or an element that a scroller cuts, is not seen so: the next change of the page tells of it.
 */
export function createAtRest(marks: Marks, slices: Slices, left: () => void) {
  let observers: IntersectionObserver[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let places: unknown[] = [];

  function observe({ mention }: Mark): void {
    const element = elementOf(mention);
    if (!element) return;
    const [width, height] = viewport();
    const box = element.getBoundingClientRect();
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ intersectionRatio }) => intersectionRatio < 1) && left(),
      {
        root: document,
        rootMargin: [box.top, width - box.right, height - box.bottom, box.left]
          .map((room) => `${Math.ceil(1 - room)}px`)
          .join(' '),
        threshold: 1,
      },
    );
    observer.observe(element);
    observers.push(observer);
  }
  function* begin(): Generator<void> {
    stop();
    yield* inSteps([...marks.drawn.values()], observe);
    // Something may have moved before it was observed.
    left();
  }
  function stop(): void {
    clearTimeout(timer);
    for (const observer of observers) observer.disconnect();
    observers = [];
  }
  return {
    /** After marks were drawn. */
    drawn(): void {
      const before = places;
      places = [...marks.drawn.values()].flatMap((mark) => [mark, mark.boxes[0]?.x, mark.boxes[0]?.y]);
      if (places.length === before.length && places.every((one, i) => one === before[i])) return;
      stop();
      timer = setTimeout(() => slices.add(begin()), REST_MS);
    },
    stop,
  };
}
