import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const named = z.record(z.string(), z.string());
const manifest = z
  .object({ dependencies: named, devDependencies: named })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        integrity: z.string().optional(),
        dev: z.boolean().optional(),
        resolved: z.string().optional(),
        hasInstallScript: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

test('shipped packages match the list: a new or changed package is a decision', async () => {
  const shipped = packages.filter(([, { dev }]) => dev !== true);
  const lines = shipped.map(([path, { version, integrity }]) => `${path} ${version} ${integrity}`);
  // In CI nothing is written: a list that differs fails. Otherwise `vitest -u` writes it, and the commit says why.
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('shipped-packages.txt');
});

test('every package is locked to its bytes and comes from the registry', () => {
  expect(packages.length).toBeGreaterThan(200);
  expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  expect(
    packages.filter(([, { resolved }]) => resolved && !/^https:\/\/registry\.npmjs\.org\//.test(resolved)),
  ).toEqual([]);
});

test('every package is asked for by its exact version', () => {
  const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-alpha\.\d+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});

test('only one package runs an installation script: Node', () => {
  const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  expect(scripted).toEqual(['node_modules/node']);
});
