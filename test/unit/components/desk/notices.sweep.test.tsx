import { describe, test } from 'vitest';
import { ENGLISH } from '../../../texts/english';
import { GERMAN } from '../../../texts/german';
import { expectHitInFirstFold, expectScoreInFirstFold, NOTICES } from './notices-stage';

const PAIRS = NOTICES.flatMap((one, at) => NOTICES.slice(at + 1).map((other) => [one, other] as const));

for (const [language, texts] of [
  ['English', ENGLISH],
  ['German', GERMAN],
] as const) {
  describe(`in a popup, in ${language}`, () => {
    test.each(PAIRS)('%s and %s leave the first hit in the first fold', (one, other) =>
      expectHitInFirstFold(one, other, texts),
    );

    test.each(PAIRS.filter((pair) => !pair.some((notice) => notice === 'layout')))(
      '%s and %s leave the score in the first fold',
      (one, other) => expectScoreInFirstFold(one, other, texts),
    );
  });
}
