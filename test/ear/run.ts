import { startEar } from './ear.ts';
import { FLOWS } from './flows.ts';

/**
 * `npm run ear -- popup`: walks through the flows whose names have the word, or all, in Firefox with the screen reader Orca, and prints what is
 * spoken. Ends with 1 where something that has to be spoken is not.
 */
const [part = ''] = process.argv.slice(2);
await using stack = new AsyncDisposableStack();
const ear = await startEar(stack);
let failed = 0;
const flows = FLOWS.filter(({ name }) => name.includes(part));
for (const { name, walk } of flows) {
  await ear.close();
  ear.service.reset();
  await ear.forget();
  const problem = await walk(ear).then(
    () => null,
    (error: Error) => error.message,
  );
  if (problem !== null) failed += 1;
  console.log(
    `${problem === null ? 'ok ' : 'BAD'} ${name}${problem === null ? '' : ` (${problem})`}\n    ${await ear.said()}`,
  );
}
console.log(`${flows.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
