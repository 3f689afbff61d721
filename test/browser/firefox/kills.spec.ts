import { firefoxTarget } from '../../chaos/firefox.ts';
import { killRun } from '../../chaos/kill-run.ts';
import { expect, test } from './fixtures.ts';

test('F1: the background dies 20 times, in every phase: nobody is asked twice, nothing is lost', async ({
  connected,
  firefox,
  service,
}) => {
  test.setTimeout(400_000);
  void connected;
  const tally = await killRun(await firefoxTarget(firefox), service, { kills: 20, seed: 20261121 });
  expect(tally).toMatchObject({ kills: 20, twice: [], lost: [], open: [] });
  expect(Object.keys(tally.states)).toEqual(expect.arrayContaining(['done', 'unknown']));
});
