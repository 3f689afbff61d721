import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

const room = resolve(import.meta.dirname, '../../../utils/detection');

async function gzipBytes(modules: string[]): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: modules.map((name) => `${room}/${name}.ts`), formats: ['es'] },
    },
  });
  const [built] = Array.isArray(result) ? result : [result];
  if (built === undefined || !('output' in built)) throw new Error('the build gave no output');
  return gzipSync(built.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n')).length;
}

// More than half of it is the list of domain endings.
test('the finder weighs less than 7.5 kB', async () => {
  const bytes = await gzipBytes(['find-emails', 'normal-form']);
  expect(bytes).toBeGreaterThan(3_000);
  expect(bytes).toBeLessThan(7_500);
});

test('the whole folder weighs less than 11 kB', async () => {
  const rest = ['parse-typed-email', 'address-warnings'];
  expect(await gzipBytes(['find-emails', 'normal-form', ...rest])).toBeLessThan(11_000);
});
