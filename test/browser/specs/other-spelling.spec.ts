import { expect, test } from '../fixtures.ts';
import { dataOf, score, shownIn, textOf } from '../popup.ts';

const [SMALL, CAPITAL, SHOUTED] = ['kim@acme.example', 'Kim@acme.example', 'KIM@Acme.example'];

test('the popup offers the saved result of another spelling, and sends nothing before the choice', async ({
  open,
  service,
}) => {
  const bodies = () => service.requests.map(({ rawBody }) => rawBody);
  const scored = async (email: string) => {
    const popup = await open('popup.html');
    await score(popup, email);
    return popup;
  };
  const isDone = (popup: Awaited<ReturnType<typeof scored>>) =>
    expect.poll(() => dataOf(popup, 'lookup', 'state')).toBe('done');
  await isDone(await scored(SMALL));
  const second = await scored(CAPITAL);
  await expect.poll(() => shownIn(second, 'other-spelling')).toContain(SMALL);
  expect(await shownIn(second, 'other-spelling')).toContain(CAPITAL);
  await second.getByTestId('use-saved').click();
  await isDone(second);
  expect(await textOf(second)).not.toContain(CAPITAL);
  expect(bodies()).toEqual([JSON.stringify({ email: SMALL })]);

  const third = await scored(SHOUTED);
  await expect.poll(() => shownIn(third, 'other-spelling')).toContain(SMALL);
  await third.getByTestId('look-up-anyway').click();
  await isDone(third);
  // The domain is the same however it is written.
  expect(bodies()).toEqual([SMALL, 'KIM@acme.example'].map((email) => JSON.stringify({ email })));
});
