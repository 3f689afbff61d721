import { expect, it } from 'vitest';
import { type OwnCheck, ownChecks } from './known-checks';
import { reportOf } from './report-of';

const checks = ownChecks();
const read = ({ body, operation, subject }: OwnCheck) => reportOf(body, operation, undefined, subject);

it('has at least 25 invented checks', () => {
  expect(checks.length).toBeGreaterThanOrEqual(25);
});

it.each(checks)('tells a failed lookup from an answer: $name', (check) => {
  expect(read(check).failure?.text ?? false).toBe(check.failed);
});

it.each(checks.filter(({ sections }) => Object.keys(sections).length > 0))(
  'groups sections by what the data is: $name',
  (check) => {
    const groupOf = Object.fromEntries(
      read(check).sections.flatMap(({ group, fields, parts }) => [
        ...fields.map(({ name }) => [name, group]),
        ...parts.map(({ title }) => [title, group]),
      ]),
    );
    expect(groupOf).toMatchObject(check.sections);
  },
);

it.each(checks.filter(({ reasons }) => reasons !== undefined))('$name: its reasons', (check) => {
  expect(read(check).reasons.map(({ text }) => text)).toEqual(check.reasons);
});

it.each(checks.filter(({ facts }) => facts !== undefined))('$name: its facts', (check) => {
  expect(read(check).facts.map(({ kind }) => kind)).toEqual(check.facts);
});
