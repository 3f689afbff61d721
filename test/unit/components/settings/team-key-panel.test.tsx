import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type SealedKey, TeamKeyPanel } from '@/components/settings/team-key-panel';
import { Secret } from '@/utils/service/secret';
import { parseTeamCode } from '@/utils/team-key/team-code';
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
