import { type Figure, ms, times } from './figure.ts';
import type { InputCost } from './in-page/adversarial.ts';
import { median } from './median.ts';
import type { Tab } from './tab.ts';

const SIZES = [65_536, 262_144, 1_048_576];
const PLAIN = 'plain text, 10 % with addresses';
/** Texts of nothing but addresses, whose results alone may cost more than plain text (docs/decisions/018). */
const ONLY_ADDRESSES: ReadonlySet<string> = new Set(['addresses only', 'a@b.c …', 'a@xn--a.com …']);
const MAX_GROWTH = 1.1;
/** Bar for texts of nothing but addresses, as a multiple of the results alone. */
const MAX_TIMES_RESULTS = 10;
/** Below this a time is noise of the clock and says nothing about growth, in ms. */
const NOISE_MS = 0.5;

/** The slope of the straight line through the logarithms of size and time. */
function growth(spent: readonly number[]): number {
  const points = SIZES.map((size, i) => [Math.log(size), Math.log(Math.max(spent[i] ?? 0, 1e-4))] as const);
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  const over = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return over / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}

/** Finds in texts made to be slow, in three sizes, interleaved. */
export async function measureAdversarial(tab: Tab, rounds: number): Promise<Figure[]> {
  const names = await tab.inWorld<string[]>('bench.inputs()');
  const spent = new Map(names.map((name) => [name, SIZES.map(() => [] as number[])]));
  const least = new Map(names.map((name) => [name, [] as number[]]));
  // One round more, the first of which only warms the code up.
  for (let round = 0; round <= rounds; round++) {
    for (const [name, bySize] of spent) {
      for (const [i, size] of SIZES.entries()) {
        const cost = await tab.inWorld<InputCost>(`bench.findInInput(${JSON.stringify(name)}, ${size})`);
        if (round === 0) continue;
        bySize[i]?.push(cost.ms);
        if (size === SIZES.at(-1)) least.get(name)?.push(cost.least);
      }
    }
  }
  const medians = new Map([...spent].map(([name, bySize]) => [name, bySize.map(median)]));
  const plain = medians.get(PLAIN)?.at(-1) ?? Number.NaN;
  return [...medians].map(([name, bySize]) => {
    const largest = bySize.at(-1) ?? Number.NaN;
    const exponent = largest < NOISE_MS ? null : growth(bySize);
    const ratio = largest / plain;
    const bare = median(least.get(name) ?? []);
    const isLinear = (exponent ?? 0) <= MAX_GROWTH;
    const bar = ONLY_ADDRESSES.has(name)
      ? {
          bar: `≤ ${MAX_TIMES_RESULTS} × the results alone, exponent ≤ ${MAX_GROWTH}`,
          met: isLinear && largest <= MAX_TIMES_RESULTS * bare,
        }
      : { bar: `exponent ≤ ${MAX_GROWTH}`, met: isLinear };
    return {
      name: `1 MiB of ${name}`,
      browser: tab.browser,
      text: `${times(ratio)} (${ms(largest)}), exponent ${exponent?.toFixed(2) ?? '–'}${bare < NOISE_MS ? '' : `, the results alone ${times(bare / plain)}`}`,
      ...bar,
    };
  });
}
