// node test/run/add-up.ts <output>:<exit code> …: prints the sum of runs, from files that hold what each has printed.
import { readFileSync } from 'node:fs';
import { countPrinted, lastLine, sum } from './count.ts';

const total = sum(
  process.argv.slice(2).map((run) => {
    const [, file = '', exitCode] = /^(.*):(\d+)$/.exec(run) ?? [];
    return countPrinted(readFileSync(file, 'utf8'), Number(exitCode));
  }),
);
console.log(`\n${lastLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
