import type { InputCost } from './in-page/adversarial.ts';
import { median } from './median.ts';
import type { Row } from './row.ts';
import type { Tab } from './tab.ts';

const SIZES = [65_536, 262_144, 1_048_576];
const ROUNDS = 3;
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

/** Finds in texts made to be slow, in three sizes, interleaved; the floor is what the results alone cost. */
export async function measureAdversarial(tab: Tab): Promise<Row[]> {
  const { browser } = tab;
  await tab.fresh();
  const names = await tab.inWorld<string[]>('bench.inputs()');
  const spent = new Map(names.map((name) => [name, SIZES.map((): InputCost[] => [])]));
  // One round more, the first of which only warms the code up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, bySize] of spent) {
      for (const [i, size] of SIZES.entries()) {
        const cost = await tab.inWorld<InputCost>(`bench.findInInput(${JSON.stringify(name)}, ${size})`);
        if (round > 0) bySize[i]?.push(cost);
      }
    }
  }
  return [...spent].flatMap(([name, bySize]): Row[] => {
    const times = bySize.map((costs) => median(costs.map(({ ms }) => ms)));
    const now = times.at(-1) ?? Number.NaN;
    const floor = median((bySize.at(-1) ?? []).map(({ least }) => least));
    const what = `1 MiB of ${name}`;
    const row = { what, browser, floor, now, most: ONLY_ADDRESSES.has(name) ? MAX_TIMES_RESULTS * floor : undefined };
    if (now < NOISE_MS) return [row];
    return [row, { what: `${what}: exponent of its growth`, browser, now: growth(times), most: MAX_GROWTH }];
  });
}
