import { expect, test } from 'vitest';
import { scoreOrderOf } from '@/utils/batch/arrange-rows';
import { remarkText } from '@/utils/batch/row-remark';
import { summarizeRow } from '@/utils/batch/row-summary';
import type { ProviderProfiles } from '@/utils/reading/profile/profiles';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import { createTexts } from '@/utils/texts/texts';
import { ENGLISH } from '../../texts/english';
import { lookupRecordWith } from '../lookup/record';
import { csvResult, writtenRows } from './written-rows';

const RULE = { pointer: '/score', type: 'number', scale: { min: 0, max: 100 }, direction: 'riskier' } as const;
const A = 'https://a.example';
const B = 'https://b.example';
const profilesOf = (rule: ScoreRule): ProviderProfiles => ({ [A]: { score: { version: 1, score: rule } } });
const TWO: ProviderProfiles = {
  [A]: { score: { version: 1, score: RULE } },
  [B]: { score: { version: 1, score: { ...RULE, pointer: '/trust/points' } } },
};
const TEXT = '{"score": 40, "trust": {"points": 90}}';
const fromA = lookupRecordWith({ id: 'a', baseUrl: A });
const fromB = lookupRecordWith({ id: 'b', baseUrl: B });

test('a number outside the scale is shown but not ordered, and an answer that is not JSON is empty', () => {
  const profiles = profilesOf(RULE);
  expect(summarizeRow('{"score": 40}', fromA, profiles)).toMatchObject({ score: '40', number: 40 });
  expect(summarizeRow('{"score": 400}', fromA, profiles)).toMatchObject({ score: '400', number: null });
  expect(summarizeRow('nonsense', fromA, profiles)).toMatchObject({ score: null, number: null, label: null });
});

test('the label of the provider and the band of the user never share a cell', () => {
  const bands = [
    { from: 0, name: 'Low' },
    { from: 50, name: 'High' },
  ];
  const profiles = profilesOf({ ...RULE, bands });
  expect(summarizeRow('{"score": 40, "decision": "DECLINE"}', fromA, profiles)).toMatchObject({
    label: 'DECLINE',
    band: 'Low',
  });
  expect(summarizeRow('{"score": 90, "decision": "DECLINE"}', fromA, profiles)).toMatchObject({
    label: 'DECLINE',
    band: 'High',
  });
  expect(summarizeRow('{"score": 90}', fromA, profiles)).toMatchObject({ label: null, band: 'High' });
  expect(summarizeRow('{"score": 90, "decision": "ALLOW"}', fromA, {})).toMatchObject({ label: 'ALLOW', band: null });
});

test('a row says that its answer is about another address, whatever its score', () => {
  const text = JSON.stringify({ email: 'owen@kestrel.example.com', score: 40 });
  const { remark, score } = summarizeRow(text, fromA, {});
  expect(score).toBe('40');
  expect(remarkText(remark, ENGLISH)).toBe(
    ENGLISH.t('result.otherSubject', { stated: 'owen@kestrel.example.com', asked: 'jane@example.com' }),
  );
});

test('a file says why each score is missing', () => {
  const two = '{"northgate": {"fraud_score": 81}, "brackwater": {"fraud_score": 12}}';
  const reading = summarizeRow(two, fromA, {});
  expect(writtenRows({ operations: ['score'] }, [csvResult(fromA, reading)])).toMatchObject([
    { failure: ENGLISH.t('noScore.several') },
  ]);
});

test('a file has the reasons as sent, and only the known parts of scale and direction', () => {
  const text = JSON.stringify({ score: 40, reasons: ['New domain', 'Few accounts'] });
  const reasons = ['New domain', 'Few accounts'];
  const scale = { min: 0, max: 100, source: 'rule' };
  expect(summarizeRow(text, fromA, profilesOf(RULE))).toMatchObject({ scale, direction: 'riskier', reasons });
  expect(summarizeRow(text, fromA, {})).toMatchObject({ scale: null, direction: null, reasons });
  // The number does not fit the scale, so the scale says nothing of it.
  expect(summarizeRow('{"score": 400}', fromA, profilesOf(RULE))).toMatchObject({ scale: null, reasons: [] });
});

test('a row whose score was sent twice has none, and table and CSV say why', () => {
  const reading = summarizeRow('{"score": 5, "score": 95}', fromA, {});
  expect(reading).toMatchObject({ score: null, number: null });
  const why = ENGLISH.t('result.sentTimes', { field: 'Score', values: '5, 95', times: 2 });
  expect(remarkText(reading.remark, ENGLISH)).toBe(why);
  expect(writtenRows({ operations: ['score'] }, [csvResult(fromA, reading)])).toMatchObject([{ failure: why }]);
});

test('a file in another language than the table has all its reasons in that language', () => {
  const german = createTexts((name) => `de:${name}`, 'de');
  const failed = lookupRecordWith({ state: 'failed', failure: { kind: 'service-fault', status: 500 } });
  const reading = summarizeRow('{"score": 5, "score": 95}', fromA, {});
  const rows = [failed, fromA].map((record) => csvResult(record, reading));
  expect(writtenRows({ operations: ['score'] }, rows, { texts: german }).map(({ failure }) => failure)).toEqual([
    'de:failure_serviceFault_title',
    'de:result_sentTimes',
  ]);
});

test('reads the answers of two services by the rule of each', () => {
  expect([fromA, fromB].map((row) => summarizeRow(TEXT, row, TWO).score)).toEqual(['40', '90']);
});

test('tells a deleted answer from one without a score', () => {
  expect(summarizeRow(undefined, fromA, {})).toMatchObject({ score: null, isKept: false });
  expect(summarizeRow('{}', fromA, {})).toMatchObject({ score: null, isKept: true });
});

test('orders rows by score only by a rule with a score, scale and direction', () => {
  const batch = { baseUrl: A, operation: 'score' } as const;
  const order = (profiles: ProviderProfiles) => scoreOrderOf(batch, [fromA], profiles);
  expect(order(profilesOf(RULE))).toBe('possible');
  expect(order(profilesOf({ ...RULE, pointer: null }))).toBe('no-scale');
  expect(order(profilesOf({ pointer: '/score', type: 'number', scale: RULE.scale }))).toBe('no-scale');
  expect(order({})).toBe('no-scale');
});

test('orders the scores of one service, whichever the batch uses now, but not those of two', () => {
  const now = { baseUrl: B, operation: 'score' } as const;
  const order = (...rows: (typeof fromA)[]) => scoreOrderOf(now, rows, profilesOf(RULE));
  expect(scoreOrderOf(now, [fromA, fromB], TWO)).toBe('two-services');
  expect(order(fromA, { ...fromB, state: 'queued' })).toBe('possible');
  expect(order(fromB)).toBe('no-scale');
  expect(order()).toBe('no-scale');
});
