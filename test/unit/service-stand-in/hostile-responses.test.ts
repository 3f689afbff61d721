import { expect, test } from 'vitest';
import type { FaultInput } from '../../service/faults/fault.ts';
import { serviceForTests } from './running-service.ts';

const stand = serviceForTests();

async function bodyOf(fault: FaultInput): Promise<string> {
  stand.service.faults.next(fault);
  return (await stand.ask('score', { email: 'casey.cobblefield@example.com' })).text();
}

test('deep is as deep as asked and still JSON', async () => {
  expect((await bodyOf({ kind: 'deep', levels: 5_000 })).match(/\{/g)).toHaveLength(5_001);
  expect(JSON.parse(await bodyOf({ kind: 'deep', levels: 40 }))).toHaveProperty('risk_score');
});

test('many nodes', async () => {
  expect(JSON.parse(await bodyOf({ kind: 'many-nodes', count: 30_000 })).nodes).toHaveLength(30_000);
});

test('__proto__ arrives as an own key', async () => {
  expect(Object.keys(JSON.parse(await bodyOf({ kind: 'proto' })))).toContain('__proto__');
});

test('odd values are legal JSON with a key twice', async () => {
  const text = await bodyOf({ kind: 'odd-values' });
  expect(text.match(/"risk_score"/g)).toHaveLength(2);
  expect(JSON.parse(text)).toMatchObject({ infinite: Number.POSITIVE_INFINITY, risk_score: 87 });
});

test('markup replaces every text and no number', async () => {
  const answer = JSON.parse(await bodyOf({ kind: 'markup' }));
  expect(answer.risk_score).toBe(44);
  expect(answer.domain.name).not.toBe('example.com');
  expect(answer.all.length).toBeGreaterThan(30);
});

test('wrong JSON, bare values, failure and waiting inside 200', async () => {
  await expect(bodyOf({ kind: 'wrong-json' }).then(JSON.parse)).rejects.toThrow(SyntaxError);
  expect(await bodyOf({ kind: 'bare', value: 'OK' })).toBe('"OK"');
  expect(await bodyOf({ kind: 'bare', value: 41 })).toBe('41');
  expect(JSON.parse(await bodyOf({ kind: 'failed-inside' }))).toMatchObject({ success: false });
  expect(JSON.parse(await bodyOf({ kind: 'pending', status: 202 }))).toMatchObject({ status: 'pending' });
  expect(await bodyOf({ kind: 'json', json: { anything: [1] } })).toBe('{"anything":[1]}');
  expect(await bodyOf({ kind: 'body', body: 'raw', contentType: 'text/css' })).toBe('raw');
});
