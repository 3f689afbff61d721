import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FLOORS } from '../../house/biome-overrides';
import { ROOMS } from '../../house/rooms';

const PURE = Object.keys(ROOMS).filter((room) => ROOMS[room]?.isPure);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx)$/.test(file))
    .map((file) => path.join(folder, file));

const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1;

test('no file is longer than 250 lines', () => {
  const sizes = [...FLOORS, 'test'].flatMap(filesIn).map((file) => ({ file, lines: linesOf(file) }));
  expect(sizes.filter(({ lines }) => lines > 250)).toEqual([]);
});

test('pure rooms read no clock and roll no dice: both come in as arguments', () => {
  const impure = PURE.flatMap(filesIn).filter((file) =>
    /Date\.now\(|new Date\(\)|Math\.random\(|crypto\.random/.test(readFileSync(file, 'utf8')),
  );
  expect(impure).toEqual([]);
});
