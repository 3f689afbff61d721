import { expect, test } from 'vitest';
import { decisionCell } from '@/components/lookups/row-knowledge';
import { ENGLISH } from '../../../texts/english';

const { t } = ENGLISH;

test('a row names its decision beside the hits that match', () => {
  const made = { value: 'no-concern', standing: 'valid' } as const;
  expect(decisionCell(undefined, ENGLISH)).toBe('');
  expect(decisionCell(made, ENGLISH)).toBe(t('decision.noConcern'));
  expect(decisionCell({ ...made, matches: 2 }, ENGLISH)).toBe(
    `${t('decision.noConcern')} · ${t('decision.customer')}: 2`,
  );
});
