import { expect, test } from 'vitest';
import { normalForm } from '../../../utils/detection/normal-form';

test.each([
  ['jane@ex.org', 'jane@ex.org'],
  ['Jane.Doe@EX.ORG', 'Jane.Doe@ex.org'],
  ['jane@MÜLLER.de', 'jane@xn--mller-kva.de'],
  ['jane@mu\u0308ller.de', 'jane@xn--mller-kva.de'],
  ['jane@XN--MLLER-KVA.de', 'jane@xn--mller-kva.de'],
  ['jo\u0308rg@ex.org', 'jörg@ex.org'],
  ['JÖRG@ex.org', 'JÖRG@ex.org'],
  ['иван@ПОЧТА.РФ', 'иван@xn--80a1acny.xn--p1ai'],
  ['o’brien@ex.org', "o'brien@ex.org"],
  ['jane@straße.de', 'jane@xn--strae-oqa.de'],
  ['jane@corp.internal', 'jane@corp.internal'],
  ['jane@localhost', 'jane@localhost'],
  ['jane@1.2', 'jane@1.2'],
])('%j is looked up as %j', (shown, expected) => {
  expect(normalForm(shown)).toBe(expected);
});

test.each([
  'jane',
  '@ex.org',
  'jane@',
  'jane@ex..org',
  'jane@-ex.org',
  'jane@ex-.org',
  'jane@ex_1.org',
  'jane@ex.org/path',
  'jane@ex.org:80',
  'jane@ex.org.',
  'jane@é/x.org',
  'jane@é%2e.org',
  'jane@xn--zzzzzzz-.org',
  'jane@xn--abc.org',
  `jane@${'b'.repeat(64)}.org`,
  `jane@${'é'.repeat(63)}.org`,
  `jane@${'b.'.repeat(127)}org`,
])('%j has no normal form', (shown) => {
  expect(normalForm(shown)).toBeUndefined();
});
