/** What a hostile page has collected in one frame, and what Sightline knew of the person that the frame shows. */
export interface Reading {
  /** Every performance entry, without its times. */
  report: string;
  /** The size of the largest thing painted that is no element of the page; 0 for none. */
  largest: number;
  truth: string;
}

/** Scores as the service sends them, one of each length; null: an answer without a score; undefined: never looked up. */
const KINDS: Record<string, number | null | undefined> = {
  unknown: undefined,
  '42': 42,
  '100': 100,
  '3.75': 3.75,
  '55.55': 55.55,
  'no score': null,
};

/** Two people of each kind; their addresses are as long as each other. */
export const PEOPLE = Object.entries(KINDS).flatMap(([truth, score], i) =>
  ['ann', 'bob'].map((name) => ({ email: `${name}.${i}@example.com`, truth, score })),
);
const [KNOWN, UNKNOWN] = [PEOPLE.slice(-6), [...'abcdef'].map((name) => ({ email: `cat.${name}@example.com` }))];

/** How a scan shows the addresses: as they are, magnified, or so faint that nobody sees them; and whom. */
export const SCANS = [
  ...['', 'zoom:8', 'opacity:.01'].map((look) => ({ scoresInPages: true, look, people: PEOPLE })),
  {
    scoresInPages: false,
    look: '',
    people: [
      ...KNOWN.map(({ email }) => ({ email, truth: 'known' })),
      ...UNKNOWN.map(({ email }) => ({ email, truth: 'unknown' })),
    ],
  },
];

/** Each scan is made so many times; `SIGHTLINE_SCANS=8` gives 96 readings each. */
export const LOADS = Number(process.env.SIGHTLINE_SCANS ?? 1);

export const shuffled = <Item>(list: readonly Item[]): Item[] =>
  list
    .map((item) => [Math.random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);

/** The path of the page that shows each of these people in a frame. */
export const pageOf = (people: readonly { email: string }[], look: string): string =>
  `hostile/readings.html?${new URLSearchParams([...people.map(({ email }) => ['person', email]), ['look', look]])}`;

/** Runs in that page: what each of its frames has collected, as JSON. */
export const readingsHere = (): string =>
  JSON.stringify((window as unknown as { readings: () => Omit<Reading, 'truth'>[] }).readings());

/** Puts what the frames have collected and the truth together. */
export function readingsOf(json: string, people: readonly { truth: string }[]): Reading[] {
  const reports = JSON.parse(json) as Omit<Reading, 'truth'>[];
  return people.flatMap(({ truth }, i) => (reports[i] ? [{ ...reports[i], truth }] : []));
}

/**
 * How many people a page reads right that has learned from the other half of the readings which size goes with what: it
 * guesses what most often had the same size, or the most frequent of all for a size that it has not seen.
 */
export function rightGuesses(readings: readonly Reading[]): number {
  const halves = [0, 1].map((half) => readings.filter((_, i) => i % 2 === half));
  const most = (known: readonly Reading[]): string => {
    const counts = new Map<string, number>();
    for (const { truth } of known) counts.set(truth, (counts.get(truth) ?? 0) + 1);
    return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
  };
  return halves
    .flatMap((half, i) => half.map((reading) => ({ reading, known: halves[1 - i] ?? [] })))
    .filter(({ reading, known }) => {
      const alike = known.filter(({ largest }) => largest === reading.largest);
      return most(alike.length ? alike : known) === reading.truth;
    }).length;
}
