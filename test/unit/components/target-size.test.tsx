import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RowsTable } from '@/components/lookups/rows-table';
import { render } from '../../texts/render';
import { rowsOf } from './batch/batch-stage';
import { showForm } from './desk/subject-form-stage';
import { showLookup } from './result/result-stage';

/** At a fraction of a pixel, a box of 24 px has 23.9999. */
const MIN_PX = 24 - 0.01;
const noop = () => undefined;

/** What can be pressed and is smaller than a finger's least target (WCAG 2.5.8); fields that a label covers are left out. */
function tooSmall(): string[] {
  const targets = document.querySelectorAll<HTMLElement>('summary, button, a, select, [role=tab]');
  expect(targets.length).toBeGreaterThan(3);
  return [...targets]
    .filter((target) => target.checkVisibility())
    .map((target) => ({ target, box: target.getBoundingClientRect() }))
    .filter(({ box }) => Math.min(box.width, box.height) < MIN_PX)
    .map(({ target, box }) => `${Math.round(box.width)} × ${Math.round(box.height)} ${target.outerHTML.slice(0, 160)}`);
}

test('a result, with everything unfolded', async () => {
  const breaches = Array.from({ length: 5 }, (_, i) => ({ name: `Forum ${i}`, date: '2017-11-03', records: i }));
  await showLookup({ answer: { risk_score: 44, reasons: ['New'], breaches } });
  for (const group of document.querySelectorAll<HTMLElement>('[data-group] button[aria-expanded=false]')) group.click();
  await expect.poll(() => document.querySelectorAll('summary').length).toBeGreaterThan(4);
  expect(tooSmall()).toEqual([]);
});

test('the rows of a batch', async () => {
  await page.viewport(400, 600);
  const { rows, readings } = rowsOf(6);
  const links = { shown: null, hrefOf: () => '#', onOpen: noop };
  const sort = { sorting: { by: 'position', descending: false }, keys: [], onSort: noop } as const;
  await render(
    <div style={{ height: 400, display: 'flex' }}>
      <RowsTable label="Rows" rows={rows} readings={readings} sort={sort} onVisible={noop} links={links} />
    </div>,
  );
  await expect.poll(() => document.querySelectorAll('tr a').length).toBeGreaterThan(4);
  expect(tooSmall()).toEqual([]);
});

test('the form of a subject', async () => {
  await showForm({ draft: { dob: '12/05/1980', country: 'DE' } });
  await expect.element(page.getByTestId('check-subject')).toBeVisible();
  expect(tooSmall()).toEqual([]);
});
