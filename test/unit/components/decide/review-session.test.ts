import { array, asyncProperty, assert as check, constantFrom, type IAsyncProperty } from 'fast-check';
import { expect, test } from 'vitest';
import { createReviewSession, type ReviewNews } from '@/components/decide/review-session';

const PEOPLE = ['ann', 'bob', 'cem', 'dot'];
const STEPS = ['1', 'Enter', 'j', 'k', 'z', 'draw', 'saved', 'failed', 'click'] as const;
type Step = (typeof STEPS)[number];
const ACTIONS = { '1': 'noConcern', Enter: 'save', j: 'next', k: 'previous', z: 'undo' } as const;

/** A desk that draws a result, and a background that saves a decision, only when told. */
function desk() {
  const told: ReviewNews[] = [];
  const made: string[] = [];
  const onDisk = new Set<string>();
  const pending: { of: string; end: (isSaved: boolean) => void }[] = [];
  let shown: string | null = null;
  let leave: () => void = () => undefined;
  const session = createReviewSession({ tell: (news) => told.push(news), takeFocus: () => undefined });
  const step = (by: number) => () => {
    const at = PEOPLE.indexOf(session.wanted() ?? '');
    const next = PEOPLE[at < 0 ? 0 : at + by];
    if (next === undefined) return 'the end';
    session.open(next);
    return next;
  };
  session.handle({ next: step(1), previous: step(-1), undo: () => 'undone' }, null);
  function draw(id: string): void {
    leave();
    shown = id;
    session.show(id);
    const undraw = session.draw(id);
    const unhandle = session.handle(
      {
        async noConcern() {
          made.push(id);
          const { promise, resolve, reject } = Promise.withResolvers<void>();
          pending.push({
            of: id,
            end: (isSaved) => (isSaved ? resolve(void onDisk.add(id)) : reject(new Error('no reply'))),
          });
          await session.track(id, promise);
          return 'No concern';
        },
        save: () => (onDisk.has(id) ? null : 'decide first'),
      },
      id,
    );
    leave = () => {
      undraw();
      unhandle();
    };
  }
  return {
    ...{ session, told, made, onDisk, pending, draw },
    shown: () => shown,
    async take(step: Step): Promise<void> {
      if (step === 'draw') {
        const next = session.wanted();
        if (next !== null) draw(next);
      } else if (step === 'saved' || step === 'failed') pending.shift()?.end(step === 'saved');
      else if (step === 'click') session.show('dot');
      else if (session.takes(ACTIONS[step])) session.press(ACTIONS[step]);
      await new Promise(setImmediate);
    },
  };
}

const property = (holds: (steps: Step[]) => Promise<void>): IAsyncProperty<[Step[]]> =>
  asyncProperty(array(constantFrom(...STEPS), { maxLength: 40 }), holds);

test('a key decides about the person on the screen when it was pressed, or says that it does not', async () => {
  await check(
    property(async (steps) => {
      const { take, shown, made, told, session } = desk();
      for (const step of steps) {
        const [seen, wanted, before, said] = [shown(), session.wanted(), made.length, told.length];
        await take(step);
        if (step !== '1') expect(made).toHaveLength(before);
        else if (made.length > before) expect([made.at(-1), wanted]).toEqual([seen, seen]);
        else if (seen !== null || wanted !== null) expect(told.slice(said)).toEqual(['too-early']);
      }
    }),
    { numRuns: 1000 },
  );
});

test('Enter leaves a person only once a decision is on disk', async () => {
  await check(
    property(async (steps) => {
      const { take, onDisk, session, pending } = desk();
      let entered: string | null = null;
      for (const step of steps) {
        const from = session.wanted();
        if (step === 'Enter') entered = from;
        else if (step !== 'saved' && step !== 'failed') entered = null;
        await take(step);
        const isLeft = session.wanted() !== from && entered === from && entered !== null;
        if (isLeft) expect([...onDisk]).toContain(from);
        if (isLeft) expect(pending.map(({ of }) => of)).not.toContain(from);
      }
    }),
    { numRuns: 1000 },
  );
});

test('a decision that is not saved keeps its person on the screen until that was said once', async () => {
  const { take, told, session, draw } = desk();
  draw('ann');
  for (const step of ['1', 'j', 'failed'] as const) await take(step);
  expect([session.wanted(), told]).toEqual(['ann', ['not-saved']]);
  await take('j');
  expect(session.wanted()).toBe('bob');
});

test('keys between two results are refused, and walking is not', async () => {
  const { take, told, session, draw, made } = desk();
  draw('ann');
  for (const step of ['1', 'saved', 'Enter', '1', 'Enter', 'z'] as const) await take(step);
  expect(told).toEqual(
    ['No concern', 'bob'].map((did) => ({ did })).concat(['too-early', 'too-early', 'too-early'] as never),
  );
  await take('j');
  expect(session.wanted()).toBe('cem');
  await take('draw');
  await take('1');
  expect(made).toEqual(['ann', 'cem']);
});
