import { type Figure, ms } from './figure.ts';
import type { MutatingRun } from './in-page/mutations.ts';
import { median } from './median.ts';
import type { Tab } from './tab.ts';

const TECHNIQUES = ['no marks', 'spans around', 'CSS highlight', 'our overlay'] as const;
const FRAMES = 90;

/** Marks 10k texts in each way, then lets the page recycle 50 rows on every frame. */
export async function measureMarkings(tab: Tab, rounds: number): Promise<Figure[]> {
  const results = TECHNIQUES.map((technique) => ({
    technique,
    mark: [] as number[],
    work: [] as number[],
    frame: [] as number[],
  }));
  for (let round = 0; round < rounds; round++) {
    for (const { technique, mark, work, frame } of results) {
      await tab.fresh();
      await tab.inPage('bench.buildMutatingPage(10000, 0.1, "quiet")');
      if (technique === 'our overlay') await tab.inWorld('bench.watchHere()');
      else if (technique !== 'no marks')
        mark.push(await tab.inWorld<number>(`bench.markAll(${JSON.stringify(technique)})`));
      await tab.inPage('new Promise((done) => setTimeout(done, 1500))');
      const before = await tab.mainThreadMs();
      const run = await tab.inPage<MutatingRun>(`bench.mutatePage('recycled rows', ${FRAMES})`);
      work.push(((await tab.mainThreadMs()) - before) / FRAMES);
      frame.push(run.frame);
    }
  }
  return results.map(({ technique, mark, work, frame }) => ({
    name: `marking 10k texts: ${technique}`,
    browser: tab.browser,
    text: [
      mark.length > 0 ? `${ms(median(mark))} to mark` : '',
      tab.browser === 'Chromium' ? `${ms(median(work))} of main thread a frame` : '',
      `frame ${ms(median(frame))}`,
    ]
      .filter(Boolean)
      .join(', '),
  }));
}
