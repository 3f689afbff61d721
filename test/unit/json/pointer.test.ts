import { expect, it } from 'vitest';
import { childPointer } from '../../../utils/json/json-tree';
import { pointerKeys, resolvePointer } from '../reading/resolve-pointer';

// The document and the pointers of RFC 6901, section 5.
const document: unknown = JSON.parse(
  '{"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\\\j":5,"k\\"l":6," ":7,"m~n":8,"__proto__":9}',
);

it.each([
  ['', document],
  ['/foo', ['bar', 'baz']],
  ['/foo/0', 'bar'],
  ['/', 0],
  ['/a~1b', 1],
  ['/c%d', 2],
  ['/e^f', 3],
  ['/g|h', 4],
  ['/i\\j', 5],
  ['/k"l', 6],
  ['/ ', 7],
  ['/m~0n', 8],
  ['/__proto__', 9],
])('%j', (pointer, value) => {
  expect(resolvePointer(document, pointer)).toEqual({ found: true, value });
});

it.each([
  '/foo/2',
  '/foo/-',
  '/foo/00',
  '/foo/length',
  '/foo/bar',
  '/nothing',
  '/constructor',
  'foo',
  '/m~n',
  '/foo/0/0',
])('%j finds nothing', (pointer) => {
  expect(resolvePointer(document, pointer)).toEqual({ found: false });
});

it.each(['', 'a', 'a/b', '~', '~1', '/~01', 'a.b', '0'])('key %j comes back from its pointer', (key) => {
  expect(pointerKeys(childPointer('/x', key))).toEqual(['x', key]);
});
