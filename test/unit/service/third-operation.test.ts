import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { batchTitle } from '@/components/batch/batch-title';
import { foundText } from '@/components/list/found-subjects';
import { arrangeRows } from '@/utils/batch/arrange-rows';
import { csvOf } from '@/utils/batch/csv-rows';
import { summarizeRow } from '@/utils/batch/row-summary';
import { caseNote } from '@/utils/case-file/case-note';
import { otherSubjectOf } from '@/utils/case-file/contradictions';
import { exportJson, exportName } from '@/utils/case-file/export-json';
import { protocol } from '@/utils/messages/protocol';
import { parseAnswer } from '@/utils/reading/parse-answer';
import { parseProfiles, ruleFor } from '@/utils/reading/profile/profiles';
import { askedFacts } from '@/utils/result/asked-facts';
import { resultOf } from '@/utils/result/result';
import { createClient } from '@/utils/service/client';
import type { RequestSubject } from '@/utils/service/operations';
import { operation as operationName, requestSubject, subjectsNamed } from '@/utils/service/request-subject';
import { parsePolicy } from '@/utils/settings/policy';
import { readBatchRows } from '@/utils/storage/batch-rows';
import { eraseSubject } from '@/utils/storage/erase';
import { ENGLISH } from '../../texts/english';
import { createStage } from '../lookup/stage';

/** An operation that the service does not have. This row is all that Sightline learns about it. */
vi.mock('@/utils/service/operations', async (importOriginal) => {
  const real = await importOriginal<typeof import('@/utils/service/operations')>();
  const { z } = await import('zod');
  const vehicle = real.defineOperation({
    path: '/v1/vehicle',
    request: z.strictObject({ plate: z.string().min(2), country: z.string() }),
    columns: ['plate', 'country'],
    describe: ({ plate, country }) => ({
      title: plate,
      details: () => [`from ${country}`],
      kind: 'business',
      identity: plate.toLowerCase(),
      personalWords: [plate],
      party: null,
    }),
    named: (plate) => ({ plate, country: '' }),
    subjectKind: 'business',
    isScreening: true,
    words: {
      name: 'operation.overview',
      copy: 'result.copyName',
      deletion: null,
      batch: 'batch.checks',
      start: 'newBatch.startChecks',
      found: 'newBatch.subjects',
      noneFound: 'newBatch.noSubjects',
      rule: {
        title: 'scoreRule.subjectChecks',
        region: 'scoreRule.subjectRegion',
        appliesTo: 'scoreRule.appliesToSubjects',
      },
    },
  });
  return { ...real, OPERATIONS: { ...real.OPERATIONS, vehicle } };
});

/** The one form: typed text in, a subject out. */
function readVehicleForm(typed: string): RequestSubject {
  const [plate, country] = typed.split(',').map((part) => part.trim());
  return requestSubject.parse({ operation: 'vehicle', request: { plate, country } });
}

const stage = createStage();
afterEach(() => stage.clear());

test('an invented operation goes from its form over wire and table to note, export and deletion', async () => {
  const requests: { url: string; body: unknown }[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    requests.push({ url: String(url), body: JSON.parse(String(init?.body)) });
    return Response.json({ risk: { score: 71 }, remark: 'AB 123 was sold twice' });
  };
  const send = createClient({ fetch, now: () => stage.now, detectInBandFailure: () => null });
  const { batches } = await stage.start({ change: { send } });
  const subjects = [readVehicleForm('AB 123, FR'), readVehicleForm('CD 456, DE')];
  const { operation } = subjects[0] ?? {};
  const request = protocol.startBatch.data.parse({
    operation,
    subjects,
    gesture: 'batch',
    source: 'text',
    refresh: false,
  });

  const started = await batches.start(request);
  if (!started.ok) throw new Error('not started');
  await expect.poll(async () => (await stage.database.batches.get(started.id))?.state).toBe('finished');
  expect(requests).toEqual([
    { url: 'https://a.example/v1/vehicle', body: { plate: 'AB 123', country: 'FR' } },
    { url: 'https://a.example/v1/vehicle', body: { plate: 'CD 456', country: 'DE' } },
  ]);

  const batch = { operation: request.operation, total: 2 };
  expect(batchTitle(batch, ENGLISH)).toBe(ENGLISH.t('batch.checks', { count: 2 }));
  expect(foundText(request.operation, 2, 0, ENGLISH)).toBe(ENGLISH.t('newBatch.subjects', { count: 2 }));

  const rows = await readBatchRows(stage.database, started.id);
  const shown = arrangeRows(
    rows,
    { text: 'ab 1', group: 'all' },
    { by: 'position', descending: false },
    new Map(),
    ENGLISH,
  );
  expect(shown).toHaveLength(1);
  const [record] = shown;
  const answer = record && (await stage.database.answers.get(record.id));
  if (!record || !answer) throw new Error('no row');

  const rules = parseProfiles({ 'https://a.example': { vehicle: { pointer: '/risk/score', type: 'number' } } });
  const rule = ruleFor(rules, record.baseUrl, record.subject.operation);
  const read = parseAnswer(answer.text, record.subject, { score: rule });
  if (!read) throw new Error('not read');
  const result = resultOf({ record, report: read.report });
  expect(askedFacts(record)).toBeNull();
  const echo = { ...read.report.echo, emails: [{ text: 'ada@example.com', pointer: '/email' }] };
  expect(otherSubjectOf(record, { ...read.report, echo })).toBeNull();
  const today = '2026-11-28';
  const note = caseNote(result, { personal: true, texts: ENGLISH, today });
  expect(note).toContain('Subject: AB 123 · from FR\n');
  expect(note).toContain('Score: 71');
  expect(note).toContain('Screening:');
  expect(caseNote(result, { personal: false, texts: ENGLISH, today })).not.toContain('AB 123');

  const table = { operations: [record.subject.operation] };
  const row = { result, reading: summarizeRow(answer.text, record, rules) };
  expect(csvOf(table, [row], { texts: ENGLISH, today, zone: 'UTC' })).toMatch(
    /^\uFEFFplate,country,state,score,.*\r\nAB 123,FR,done,71,/,
  );
  const about = { rule: rule ?? null, exportedAt: stage.now, today, version: '0' };
  expect(JSON.parse(exportJson({ ...result, answer }, about))).toMatchObject({
    context: { operation: 'vehicle', request: { plate: 'AB 123', country: 'FR' } },
  });
  expect(exportName(record)).toMatch(/^sightline-vehicle-/);

  const providerProfiles = operationName.options.map((name) => ({
    version: 1,
    operation: name,
    score: { pointer: '/risk/score', type: 'number' },
  }));
  const { policy, unread } = parsePolicy({ providerProfiles });
  expect([policy.providerProfiles?.length, unread]).toEqual([3, []]);

  const [, , named] = subjectsNamed('ab 123');
  expect(named && (await eraseSubject(stage.database, named, 1))).toEqual([record.id]);
});
