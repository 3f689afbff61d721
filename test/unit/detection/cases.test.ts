import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findEmails } from '../../../utils/detection/find-emails';
import { DEVIATIONS } from './case-deviations';

/** One text of the shared collection. `html` cases are read one text node at a time, as a page is. */
interface SharedCase {
  readonly id: string;
  readonly tier: 'core' | 'policy';
  readonly expected: readonly string[];
  readonly text?: string;
  readonly html?: string;
}

// The collection is not part of the project: its texts come from other projects, each under its own licence.
const path = resolve(import.meta.dirname, '../../../../shared/detection/cases.json');
const isPresent = existsSync(path);
if (!isPresent) console.warn(`Skipped: the shared detection cases are not at ${path}`);

function readCases(): readonly SharedCase[] {
  // The collection is made for these tests; a case of another shape would show as a failure below.
  const { cases } = JSON.parse(readFileSync(path, 'utf8')) as { cases: SharedCase[] };
  return cases;
}

function isAsExpected(shared: SharedCase): boolean {
  const nodes = shared.html?.split(/<[^>]*>/) ?? [shared.text ?? ''];
  const found = nodes.flatMap((node) => findEmails(node).map((email) => email.address));
  return JSON.stringify(found) === JSON.stringify(shared.expected);
}

describe.skipIf(!isPresent)('shared cases', () => {
  const cases = isPresent ? readCases() : [];
  const differing = cases.filter((shared) => !isAsExpected(shared));

  test('every core case is read as expected', () => {
    expect(cases.length).toBeGreaterThan(1_000);
    expect(differing.filter((shared) => shared.tier === 'core')).toEqual([]);
  });

  test('the policy cases that are read in another way are those with a reason', () => {
    expect(differing.map((shared) => shared.id).sort()).toEqual(Object.keys(DEVIATIONS).sort());
  });
});
