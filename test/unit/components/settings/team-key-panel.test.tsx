import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type SealedKey, TeamKeyPanel } from '@/components/settings/team-key-panel';
import { Secret } from '@/utils/service/secret';
import { createTeamCode, parseTeamCode } from '@/utils/team-key/team-code';
import { openTeamSeal } from '@/utils/team-key/team-seal';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';

const { t } = ENGLISH;
const HOST = 'api.example.com';
const KEY = 'sk_live_0123456789abcdef';
const save = vi.fn<(sealed: SealedKey[], isList: boolean) => void>();
const codeShown = () => page.getByTestId('team-code').getByRole('code');

beforeEach(() => save.mockClear());

async function opened(sealedKey: string | undefined, code: string): Promise<string> {
  const parsed = parseTeamCode(code) ?? new Secret('');
  const result = await openTeamSeal(sealedKey ?? '', parsed, HOST);
  return result.ok ? result.key.reveal() : result.problem;
}

test('a typed key is sealed under a new code, which is shown once; the key leaves the page', async () => {
  await render(<TeamKeyPanel host={HOST} onSave={save} />);
  await page.getByTestId('sealed-api-key').fill(KEY);
  await page.getByTestId('seal-key').click();
  await expect.element(codeShown()).toBeVisible();
  const code = codeShown().element().textContent;
  expect(code).toMatch(/^(\w{4}-){6}\w{4}$/);
  expect(await opened(save.mock.calls[0]?.[0][0]?.sealedKey, code ?? '')).toBe(KEY);
  await expect.element(page.getByTestId('sealed-api-key')).toHaveValue('');
  expect(document.body.innerHTML).not.toContain(KEY);
});

test('a code with a typing error and a missing key are said at their fields, and nothing is saved', async () => {
  await render(<TeamKeyPanel host={HOST} onSave={save} />);
  await page.getByTestId('seal-key').click();
  await expect.element(page.getByText(t('connectionProblem.keyUnreadable'))).toBeVisible();
  await page.getByTestId('sealed-api-key').fill(KEY);
  await page.getByTestId('code-for-seal').fill('ABCD-EFGH');
  await page.getByTestId('seal-key').click();
  await expect.element(page.getByText(t('connectionProblem.codeMistyped'))).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

test('without a connection there is no host to seal for', async () => {
  await render(<TeamKeyPanel host="" onSave={save} />);
  await expect.element(page.getByText(t('connection.connectFirst'))).toBeVisible();
  await expect.element(page.getByTestId('seal-key')).not.toBeInTheDocument();
});

const chooseFile = async (csv: string) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input ?? document.body, new File([csv], 'keys.csv', { type: 'text/csv' }));
};

test('a CSV file of names and keys gives one seal for each name, all under the code that is shown', async () => {
  await render(<TeamKeyPanel host={HOST} onSave={save} />);
  await chooseFile(`Name,API key\nKim Sample,${KEY}\n"Doe, Jo",sk_live_fedcba9876543210\n`);
  await expect.element(codeShown()).toBeVisible();
  const [sealed = [], isList] = save.mock.calls[0] ?? [];
  expect(isList).toBe(true);
  expect(sealed.map(({ name }) => name)).toEqual(['Kim Sample', 'Doe, Jo']);
  const code = codeShown().element().textContent ?? '';
  expect(await Promise.all(sealed.map(({ sealedKey }) => opened(sealedKey, code)))).toEqual([
    KEY,
    'sk_live_fedcba9876543210',
  ]);
  expect(document.body.innerHTML).not.toContain(KEY);
});

test('a code that was entered seals a CSV file too', async () => {
  const code = createTeamCode((bytes) => bytes.fill(7)).reveal();
  await render(<TeamKeyPanel host={HOST} onSave={save} />);
  await page.getByTestId('code-for-seal').fill(code.toLowerCase());
  await chooseFile(`Kim Sample,${KEY}\n`);
  await expect.element(codeShown()).toHaveTextContent(code);
  expect(await opened(save.mock.calls[0]?.[0][0]?.sealedKey, code)).toBe(KEY);
});

test('a CSV file with a line that is no name and key seals nothing, and the line is named', async () => {
  await render(<TeamKeyPanel host={HOST} onSave={save} />);
  await chooseFile(`Name,API key\nKim Sample,${KEY}\nJo Doe,\n`);
  await expect.element(page.getByRole('alert')).toHaveTextContent(t('team.badLine', { line: 3 }));
  expect(save).not.toHaveBeenCalled();
  expect(codeShown().elements()).toEqual([]);
});
