import { expect, test } from 'vitest';
import { FAILURES, type Failure, failureKind } from '@/utils/service/failure';
import { failureTexts } from '@/utils/service/failure-texts';
import { ENGLISH } from '../../texts/english';

const textsOf = (failure: Failure) => failureTexts(failure, ENGLISH);

test.each(failureKind.options)('%s: a title of at most six words, then whole sentences, every slot filled', (kind) => {
  const { title, text } = textsOf({ kind, host: 'api.example.com', status: 403, seconds: 20, limit: 200 });
  const words = title.replace(/ \(HTTP \d+\)$/, '').match(/[\p{L}\d][^\s]*/gu) ?? [];
  expect(words.length).toBeLessThanOrEqual(6);
  expect(title).toMatch(/[^.]$/);
  expect(text).toMatch(/^\p{Lu}.*\.$/u);
  expect(title + text).not.toMatch(/[{}]|undefined/);
});

test('reports unsent lookups as not sent', () => {
  const unsent = failureKind.options.filter((kind) => FAILURES[kind].counted === 'no' && kind !== 'not-set-up');
  expect(unsent.length).toBeGreaterThan(5);
  for (const kind of unsent) {
    const { title, text } = textsOf({ kind });
    expect(`${title} ${text}`, kind).toMatch(/nothing (more )?(was |is )?sent/i);
  }
});

test('a lookup that may have been sent is not called unsent', () => {
  for (const kind of failureKind.options.filter((kind) => FAILURES[kind].counted === 'maybe')) {
    const { title, text } = textsOf({ kind, status: 500 });
    expect(`${title} ${text}`, kind).not.toMatch(/nothing (more )?(was |is )?sent/i);
  }
});

test('calls an unknown host the provider, and names the cause of stopped sending', () => {
  expect(textsOf({ kind: 'unreachable' }).title).toBe('Couldn’t reach your provider');
  const { text } = textsOf({ kind: 'sending-stopped', cause: 'key-refused', status: 401 });
  expect(text).toContain(textsOf({ kind: 'key-refused', status: 401 }).title);
});
