import { chromiumTarget } from '../../chaos/chromium.ts';
import { killRun } from '../../chaos/kill-run.ts';
import { expect, test } from './fixtures.ts';

test('F1: the background dies 40 times, in every phase: nobody is asked twice, nothing is lost', async ({
  connected,
  context,
  service,
}) => {
  test.setTimeout(400_000);
  void connected;
  const tally = await killRun(await chromiumTarget(context), service, { kills: 40, seed: 20261121 });
  expect(tally).toMatchObject({ kills: 40, twice: [], lost: [], open: [] });
  // A run in which every look-up was answered, or none was, has not killed in the midst of them.
  expect(Object.keys(tally.states)).toEqual(expect.arrayContaining(['done', 'unknown']));
});
