import { beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ReadInFile } from '@/components/settings/read-in-file';
import '@/components/kit/style.css';
import { type HandOverContent, MAX_HAND_OVER_LINES } from '@/utils/hand-over/hand-over';
import { writeHandOver } from '@/utils/hand-over/write-hand-over';
import { MIN_ROUNDS } from '@/utils/passphrase/passphrase-bits';
import { sealText } from '@/utils/passphrase/sealed-text';
import { Secret } from '@/utils/service/secret';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { hitDecision, person } from '../../storage/some-decisions';
import { expectAccessible } from '../expect-accessible';

const { t } = ENGLISH;
const CONTENT: HandOverContent = {
  ...{
    by: 'M. Ito',
    madeAt: Date.now(),
    scope: { of: 'everything' },
    lookups: [],
    answers: [],
    batches: [],
    lines: [],
  },
  ...{ decisions: [hitDecision(person(), 'x')], opinions: [] },
};
const FILE = writeHandOver(CONTENT);
const PHRASE = 'four words far apart';
let locked = '';
beforeAll(async () => {
  const sealed = await sealText(FILE, new Secret(PHRASE), MIN_ROUNDS);
  locked = JSON.stringify({ format: 'sightline-case', version: 1, sealed });
});

async function choose(text: string, isOwn = true) {
  const onRestore = vi.fn(async () => 'restored' as const);
  const onDecisions = vi.fn(async () => 'read-in' as const);
  await render(
    <main>
      <ReadInFile
        mayRestore={async () => isOwn}
        onRestore={onRestore}
        onDecisions={onDecisions}
        onOpinions={async () => 'read-in'}
        secondOpinion={() => null}
      />
    </main>,
  );
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, new File([text], 'case.json', { type: 'application/json' }));
  return { onRestore, onDecisions };
}
const tooMany = `{"format":"sightline-case","version":1,"lines":[${'0,'.repeat(MAX_HAND_OVER_LINES)}0]}`;

test.each<[string, string, string]>([
  ['a foreign file', 'name,email', t('handOver.foreign')],
  ['a file of the future', FILE.replace('"version":1', '"version":2'), t('transfer.otherVersion')],
  ['a cut file', FILE.slice(0, -9), t('handOver.damaged')],
  ['a file with another name on it', FILE.replace('M. Ito', 'K. Sample'), t('handOver.damaged')],
  ['a file of 200 001 lines', tooMany, t('handOver.tooMany', { max: MAX_HAND_OVER_LINES })],
])('%s is refused with one sentence', async (_what, text, sentence) => {
  const { onRestore, onDecisions } = await choose(text);
  await expect.element(page.getByTestId('notice-problem')).toHaveTextContent(sentence);
  expect([onRestore, onDecisions].some((use) => use.mock.calls.length > 0)).toBe(false);
});

test('what is in a file is shown before anything is stored; then it is used once', async () => {
  const { onRestore, onDecisions } = await choose(FILE);
  const preview = page.getByTestId('file-preview');
  await expect.element(preview).toBeVisible();
  expect(preview.element().textContent).toContain('M. Ito');
  expect(preview.element().textContent).toContain(t('handOver.decisions', { count: 1 }));
  expect(onDecisions).not.toHaveBeenCalled();
  await expectAccessible();
  await userEvent.click(page.getByTestId('use-decisions'));
  await expect.element(page.getByTestId('read-in')).toHaveTextContent(t('handOver.done'));
  expect(onDecisions).toHaveBeenCalledOnce();
  expect(onRestore).not.toHaveBeenCalled();
});

test('where somebody else has worked, a file cannot be restored', async () => {
  await choose(FILE, false);
  await expect.element(page.getByTestId('use-decisions')).toBeVisible();
  expect(page.getByTestId('use-restore').elements()).toEqual([]);
});

test('a file with a passphrase opens with it, and says if it is another', async () => {
  await choose(locked);
  await userEvent.type(page.getByTestId('file-unlock'), 'other words far apart{Enter}');
  await expect.element(page.getByText(t('handOver.wrong'))).toBeVisible();
  await userEvent.fill(page.getByTestId('file-unlock'), PHRASE);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByTestId('file-preview')).toBeVisible();
});
