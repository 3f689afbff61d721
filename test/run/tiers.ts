/** A share of the tests that a person runs at once. Every test is in exactly one. */
export interface Tier {
  name: 'everyday' | 'rest';
  /** Whether types and lint are checked too. */
  hasChecks: boolean;
  /** Vitest projects that need nothing but Node, and those that draw in Chromium. */
  projects: { unit: readonly string[]; component: readonly string[] };
  /** Which browser tests: those tagged `@smoke`, or all others. */
  browserTests: readonly string[];
}

const SMOKE = '@smoke';

/** `npm test` has minutes: what is likeliest to break. `npm run test:rest` has all else; together they have everything. */
export const TIERS: readonly Tier[] = [
  {
    name: 'everyday',
    hasChecks: true,
    projects: { unit: ['unit', 'unit-with-state', 'build'], component: ['component'] },
    browserTests: ['--grep', SMOKE],
  },
  {
    name: 'rest',
    hasChecks: false,
    projects: { unit: ['unit-sweep'], component: ['component-sweep'] },
    browserTests: ['--grep-invert', SMOKE],
  },
];

/** The tiers that a command line names. Throws with a readable message if it names none, or one that there is not. */
export function readTiers(args: readonly string[]): Tier[] {
  const names = TIERS.map(({ name }) => name).join(', ');
  if (args.length === 0) throw new Error(`Name what to run: ${names}`);
  return args.map((arg) => {
    const tier = TIERS.find(({ name }) => name === arg);
    if (!tier) throw new Error(`There is no tier "${arg}", only ${names}`);
    return tier;
  });
}
