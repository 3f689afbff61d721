import { expect, test } from 'vitest';
import { createKnownScores } from '@/entrypoints/detector/known-scores';

const JANE = 'jane@example.com';
const CASEY = 'casey@example.com';

/** The detector's memory of scores beside a background whose answers the test gives, one by one. */
function stage() {
  const requested: string[][] = [];
  const answers: ((reply: Record<string, string>) => void)[] = [];
  let visible = [JANE];
  let time = 1;
  const scores = createKnownScores({
    ask: (emails) => {
      requested.push(emails);
      return new Promise((resolve) => answers.push(resolve));
    },
    now: () => time,
    visible: () => visible,
  });
  return {
    scores,
    requested,
    update: () => void scores.update(),
    see: (...emails: string[]) => {
      visible = emails;
    },
    pass: (ms: number) => {
      time += ms;
    },
    async answer(reply: Record<string, string>): Promise<void> {
      time += 5;
      answers.shift()?.(reply);
      for (let turn = 0; turn < 9; turn++) await undefined;
    },
  };
}

test('an address is asked about once a minute, known or not', async () => {
  const { scores, requested, update, answer, pass } = stage();
  update();
  await answer({ [JANE]: '44' });
  expect(scores.scoreOf(JANE)).toBe('44');
  pass(59_990);
  await scores.update();
  expect(requested).toEqual([[JANE]]);
  pass(10);
  update();
  expect(requested).toEqual([[JANE], [JANE]]);
});

test('reads a score again at once when its lookup settles or is deleted', async () => {
  const { scores, requested, update, answer } = stage();
  update();
  scores.refresh();
  await answer({ [JANE]: '44' });
  expect(requested).toEqual([[JANE], [JANE]]);
  await answer({});
  expect(scores.scoreOf(JANE)).toBeUndefined();
  expect(requested).toHaveLength(2);
});

test('when scores change, those of addresses out of sight are dropped: they may have been deleted', async () => {
  const { scores, update, answer, see } = stage();
  see(JANE, CASEY);
  update();
  await answer({ [JANE]: '44', [CASEY]: '7' });
  see(JANE);
  scores.refresh();
  expect(scores.scoreOf(JANE)).toBe('44');
  expect(scores.scoreOf(CASEY)).toBeUndefined();
});

test('requests addresses that became visible while a request was pending', async () => {
  const { requested, update, answer, see } = stage();
  update();
  see(JANE, CASEY);
  update();
  expect(requested).toEqual([[JANE]]);
  await answer({});
  expect(requested).toEqual([[JANE], [CASEY]]);
});

test('resolves when the scores of all addresses visible by then are known', async () => {
  const { scores, answer, see } = stage();
  let isKnown = false;
  void scores.update().then(() => {
    isKnown = true;
  });
  see(JANE, CASEY);
  await answer({ [JANE]: '44' });
  expect(isKnown).toBe(false);
  await answer({});
  expect(isKnown).toBe(true);
});
