import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDetector } from '@/entrypoints/detector/start-detector';

const PEOPLE = Array.from({ length: 12 }, (_, i) => `person${i}@example.com`);
/** Longer than one redraw takes, shorter than the time between two, in ms. */
const ONE_REDRAW = 700;

type Detector = ReturnType<typeof startDetector>;
let detector: Detector | undefined;
/** When each badge was drawn. */
let drawnAt: number[] = [];

beforeEach(() => {
  vi.stubGlobal('browser', { runtime: { id: 'sightline' } });
  const draw = OffscreenCanvasRenderingContext2D.prototype.fillText;
  vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, 'fillText').mockImplementation(function (
    this: OffscreenCanvasRenderingContext2D,
    ...given
  ) {
    drawnAt.push(performance.now());
    draw.apply(this, given);
  });
});
afterEach(() => {
  detector?.stop();
  detector = undefined;
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Marks all people on a page that then rests. @param scores what is known; the test may change it */
async function startOn(scores: Record<string, string>): Promise<Detector> {
  document.body.innerHTML = PEOPLE.map((email) => `<p>${email}</p>`).join('');
  const started = startDetector({ knownScores: async () => ({ ...scores }), over: () => {}, rest: () => {} });
  detector = started;
  await expect.poll(() => drawnAt.length).toBeGreaterThanOrEqual(PEOPLE.length);
  // A redraw may have begun meanwhile.
  await pause(ONE_REDRAW);
  return started;
}
/** Waits for the next redraw. @returns how many badges it drew */
async function nextRedraw(): Promise<number> {
  drawnAt = [];
  await expect.poll(() => drawnAt.length, { interval: 20 }).toBeGreaterThan(0);
  await pause(ONE_REDRAW / 2);
  return drawnAt.length;
}

test('a score is drawn at the next tick of the clock, not on arrival, and costs no more than none', async () => {
  const scores: Record<string, string> = {};
  const { scoresChanged } = await startOn(scores);
  expect(await nextRedraw()).toBe(PEOPLE.length);
  for (const email of PEOPLE) scores[email] = '42';
  drawnAt = [];
  scoresChanged();
  await pause(ONE_REDRAW);
  expect(drawnAt).toEqual([]);
  expect(await nextRedraw()).toBe(PEOPLE.length);
});

test('a page change does not redraw a badge: its score waits for the clock', async () => {
  const scores: Record<string, string> = {};
  const { scoresChanged } = await startOn(scores);
  await nextRedraw();
  for (const email of PEOPLE) scores[email] = '42';
  scoresChanged();
  drawnAt = [];
  document.body.append(document.createElement('hr'));
  await pause(ONE_REDRAW);
  expect(drawnAt).toEqual([]);
});

test('an address that becomes visible is drawn once, immediately, with its score', async () => {
  const scores: Record<string, string> = { 'new@example.com': '7' };
  await startOn(scores);
  await nextRedraw();
  drawnAt = [];
  const line = document.createElement('p');
  line.textContent = 'new@example.com';
  document.body.append(line);
  await expect.poll(() => drawnAt.length, { interval: 20 }).toBe(1);
  await pause(300);
  expect(drawnAt).toHaveLength(1);
});
