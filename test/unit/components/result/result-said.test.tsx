import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listen } from '../heard';
import { EMAIL, PERSON, showLookup } from './result-stage';

const OTHER = {
  risk_score: 71,
  subject: { name: 'Martin Oldcastle', dob: '1950-02-02' },
  sanctions: { hits: [{ name: 'Martin Oldcastle', dob: '1950-02-02' }] },
  pep: { hits: [] },
};
const WORDS =
  'This result is about Martin Oldcastle. You asked about Casey Cobblefield. · Risk score 71 · Sanctions: 1 hit · PEP: empty list';

test('a heading that takes the focus tells cautions, score and hits before any hit, and nothing is said twice', async () => {
  const heard = listen();
  const shown = showLookup({ subject: PERSON, answer: OTHER });
  const heading = page.getByRole('heading', { level: 2 }).first();
  // As the desk does, at once: the fields, which the stage waits for, may come after the result was said.
  await expect.element(heading).toBeInTheDocument();
  (heading.element() as HTMLElement).focus();
  await shown;
  const said = heading.element().getAttribute('aria-description') ?? '';
  expect(said.startsWith(WORDS), said).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(heard).toEqual([]);
});

test('a result is said while the focus is in a field', async () => {
  const heard = listen();
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  await showLookup({ subject: EMAIL, answer: { risk_score: 44, recommendation: 'REVIEW' } });
  await expect.poll(() => heard).toEqual(['casey.cobblefield@example.com · REVIEW · Risk score 44']);
  field.remove();
});
