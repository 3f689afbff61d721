import { expect, test } from 'vitest';
import { MIN_ROUNDS } from '@/utils/passphrase/passphrase-bits';
import { openText, sealedText, sealText } from '@/utils/passphrase/sealed-text';
import { Secret } from '@/utils/service/secret';

const PHRASE = new Secret('four words far apart');

test('a sealed text opens with its passphrase only, and only unchanged', async () => {
  const text = `{"by":"M. Ito"}${'ß'.repeat(70_000)}`;
  const sealed = await sealText(text, PHRASE, MIN_ROUNDS);
  expect(sealedText.safeParse(JSON.parse(JSON.stringify(sealed))).success).toBe(true);
  expect(JSON.stringify(sealed)).not.toContain('M. Ito');
  expect(await openText(sealed, PHRASE)).toBe(text);
  expect(await openText(sealed, new Secret('other words far apart'))).toBeNull();
  const changed = sealed.text.startsWith('A') ? `B${sealed.text.slice(1)}` : `A${sealed.text.slice(1)}`;
  expect(await openText({ ...sealed, text: changed }, PHRASE)).toBeNull();
});
