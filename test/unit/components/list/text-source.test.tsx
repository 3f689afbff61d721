import { expect, test } from 'vitest';
import { TextSource } from '@/components/list/text-source';
import { render } from '../../../texts/render';
import '@/components/kit/style.css';

const LINES = Array.from({ length: 20_000 }, (_, line) => `Person ${line}`).join('\n');
const NO_CHOICES = { onEncoding: () => {}, onSheet: () => {}, onHidden: () => {}, onKeep: () => {} };

/** How long a field takes to get its text, in ms. */
function fillMs(field: HTMLTextAreaElement): number {
  const before = performance.now();
  field.value = LINES;
  return performance.now() - before;
}

test('twenty thousand lines are in the field in a moment, and each has its own direction', async () => {
  await render(
    <TextSource
      {...{ label: 'List', description: '', placeholder: '', text: '', file: null, choices: NO_CHOICES }}
      onText={() => {}}
      onFile={() => {}}
    />,
  );
  const field = document.querySelector('textarea');
  const bare = document.body.appendChild(document.createElement('textarea'));
  if (!field) throw new Error('no field');
  expect(getComputedStyle(field).unicodeBidi).toBe('plaintext');
  const limit = 20 * Math.max(fillMs(bare), 20);
  expect(fillMs(field)).toBeLessThan(limit);
  bare.remove();
});
