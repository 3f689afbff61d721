import { viewport } from '@/utils/in-page/dom';
import { elementOf } from '@/utils/in-page/email-match';
import { inSteps } from '@/utils/in-page/in-steps';
import type { Mark, Marks } from './marks';
import type { Slices } from './slices';

/** Marks unchanged for this long count as stationary, in ms. */
const REST_MS = 300;

/**
 * Notices silent movement of stationary marked texts, such as script animations, with intersection observers
 * (docs/decisions/012). Misses text moving within its element and elements that a scroller cuts; the next page change
 * reveals those.
 */
export function createStationaryObserver(marks: Marks, slices: Slices, left: () => void) {
  let observers: IntersectionObserver[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let places: unknown[] = [];

  function observe({ match }: Mark): void {
    const element = elementOf(match);
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
    /** Call after marks are drawn. */
    drawn(): void {
      const before = places;
      places = [...marks.drawn.values()].flatMap((mark) => [mark, mark.boxes[0]?.x, mark.boxes[0]?.y]);
      if (places.length === before.length && places.every((value, i) => value === before[i])) return;
      stop();
      timer = setTimeout(() => slices.add(begin()), REST_MS);
    },
    stop,
  };
}
