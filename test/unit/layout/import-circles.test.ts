import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const FILES = new Set(globSync('{entrypoints,components,utils}/**/*.{ts,tsx}'));

/** The files of the house that a file imports, types included. */
function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([@.]{1,2}\/[^'?]+)'/g);
  return [...specifiers].flatMap(([, specifier = '']) => {
    const target = specifier.startsWith('@/') ? specifier.slice(2) : path.join(path.dirname(file), specifier);
    return ['', '.ts', '.tsx', '/index.ts'].map((ending) => target + ending).filter((name) => FILES.has(name));
  });
}

/** The first circle that a walk over a graph closes, as a path that ends where it began; null if there is none. */
function findCircle(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const finished = new Set<string>();
  const walk = (node: string, trail: readonly string[]): string[] | null => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node];
    if (finished.has(node)) return null;
    for (const next of graph.get(node) ?? []) {
      const circle = walk(next, [...trail, node]);
      if (circle) return circle;
    }
    finished.add(node);
    return null;
  };
  for (const node of graph.keys()) {
    const circle = walk(node, []);
    if (circle) return circle;
  }
  return null;
}

test('no file imports itself through others', () => {
  const graph = new Map([...FILES].map((file) => [file, importsOf(file)]));
  expect([...graph.values()].flat().length).toBeGreaterThan(1_000);
  expect(findCircle(graph)).toBeNull();
});

test('a planted circle is found', () => {
  const graph = new Map(Object.entries({ a: ['b', 'c'], b: ['c'], c: ['d'], d: ['b'] }));
  expect(findCircle(graph)).toEqual(['b', 'c', 'd', 'b']);
});
