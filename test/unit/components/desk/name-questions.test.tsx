import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ENGLISH } from '../../../texts/english';
import { showDesk } from './desk-stage';

const { t } = ENGLISH;

test('names of several people are asked about once, with what is sent; the answer counts for all of them', async () => {
  const { called } = await showDesk({
    surface: 'tab',
    session: {
      'desk:next': { route: { name: 'new-batch', source: 'text' } },
      'draft:batch': {
        operation: 'overview',
        source: 'text',
        emails: '',
        subjects: 'Name,Type\nJane and Joe Sample,individual\nMr & Mrs J Roe,individual\nAnn Poe (née Low),individual',
      },
    },
  });
  const joint = page.getByTestId('names-joint');
  await expect.element(joint).toMatchTextContent(new RegExp(t('names.joint', { count: 2 })));
  await expect.element(joint).toMatchTextContent(/Jane Sample · Joe Sample.*Mr J Roe · Mrs J Roe/);
  await expect.element(page.getByTestId('found')).toHaveTextContent(t('newBatch.noSubjects'));
  await joint.getByText(t('names.each')).click();
  await expect.element(page.getByTestId('found')).toHaveTextContent(t('newBatch.subjects', { count: 4 }));
  await page.getByTestId('names-other-name').getByText(t('names.mainName')).click();
  await expect.element(page.getByTestId('kept-columns')).toMatchTextContent(new RegExp(t('names.otherNames')));
  await page.getByTestId('start-batch').click();
  await expect
    .poll(() => called('startBatch'))
    .toMatchObject([
      {
        subjects: ['Jane Sample', 'Joe Sample', 'Mr J Roe', 'Mrs J Roe', 'Ann Poe'].map((name) => ({
          request: { subject_name: name },
        })),
        table: { headings: [t('names.otherNames')], rows: [[['']], [['']], [['']], [['']], [['Ann Low']]] },
      },
    ]);
});
