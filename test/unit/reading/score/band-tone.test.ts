import { expect, test } from 'vitest';
import { bandTone } from '@/utils/reading/shown-tones';

test('bands have a color by rank, only with a direction, and a single band has none', () => {
  const bands = [
    { from: 40, name: 'b' },
    { from: 0, name: 'a' },
    { from: 75, name: 'c' },
  ] as const;
  const tones = (direction?: 'riskier' | 'safer') =>
    bands.map((band) => bandTone({ bands: [...bands], ...(direction ? { direction } : {}) }, band));
  expect(tones()).toEqual([null, null, null]);
  expect(tones('riskier')).toEqual(['caution', 'calm', 'danger']);
  expect(tones('safer')).toEqual(['caution', 'danger', 'calm']);
  expect(bandTone({ bands: [bands[0]], direction: 'riskier' }, bands[0])).toBeNull();
});
