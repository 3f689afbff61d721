import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createTexts } from '@/utils/texts/texts';
import { EMAIL, recordOf } from '../result/result-stage';
import { showDesk } from './desk-stage';

const CATALOGUES = import.meta.glob<{ default: Record<string, { message: string }> }>('/locales/*.yml', {
  eager: true,
});
const LANGUAGES = Object.entries(CATALOGUES).map(([path, { default: messages }]) => {
  const [, name = ''] = /(\w+)\.yml$/.exec(path) ?? [];
  return [name, createTexts((key) => messages[key]?.message ?? '', name.replace('_', '-'))] as const;
});

/** By how many pixels the placeholder of a field is wider than its room. */
function overflowOf(field: HTMLInputElement): number {
  const style = getComputedStyle(field);
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('no canvas');
  canvas.font = style.font;
  const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  return canvas.measureText(field.placeholder).width - room;
}

test('all languages are measured', () => expect(LANGUAGES.length).toBe(8));

test.each(LANGUAGES)('the popup shows the whole placeholder of its field: %s', async (_, texts) => {
  const record = recordOf(EMAIL, { id: crypto.randomUUID() });
  for (const route of [
    { name: 'new-lookup', form: 'email' },
    { name: 'lookup', id: record.id, as: 'result', form: 'email' },
  ]) {
    await showDesk({ session: { 'desk:next': { route } }, lookups: [record], texts });
    const field = page.getByTestId('email');
    await expect.element(field).toBeVisible();
    expect(overflowOf(field.element() as HTMLInputElement)).toBeLessThanOrEqual(0);
  }
});
