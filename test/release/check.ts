// npm run release:check: every rule of a release, its value, and whether it holds.
import { spawnSync } from 'node:child_process';
import { readFacts } from './read-facts.ts';
import { RULES } from './rules.ts';

const SIGNS = { ok: 'ok', violated: 'NO', owner: 'owner' };

/** Builds the zips elsewhere and returns their hashes by name; none if the builds differ. */
function rebuild(): Record<string, string> {
  const { status, stdout } = spawnSync(process.execPath, ['test/run/reproduce.ts'], { encoding: 'utf8' });
  if (status !== 0) return {};
  return Object.fromEntries(
    [...stdout.matchAll(/^([0-9a-f]{64}) {2}(\S+)$/gm)].map(([, hash = '', file = '']) => [file, hash]),
  );
}

const facts = await readFacts(rebuild());
const rows = RULES.map((rule) => ({ name: rule.name, ...rule.judge(facts) }));
const [wide, wider] = [Math.max(...rows.map(({ name }) => name.length)), 76];
for (const { name, value, verdict } of rows) {
  console.log(`${name.padEnd(wide)}  ${value.slice(0, wider).padEnd(wider)}  ${SIGNS[verdict]}`);
  if (verdict === 'violated' && value.length > wider) console.log(`  ${value}`);
}
const count = (verdict: string) => rows.filter((row) => row.verdict === verdict).length;
console.log(`${count('ok')} rules hold, ${count('violated')} are violated, ${count('owner')} wait for the owner.`);
process.exitCode = count('ok') === rows.length ? 0 : 1;
