import { describe, expect, it } from 'vitest';
import { detectInBandFailure } from '../../../../utils/reading/build-report';
import { reportOf, treeOf } from '../report-of';

describe('a failure inside a 200', () => {
  it.each<[unknown, string, string | null]>([
    [{ success: false, error: { code: '2002', message: 'invalid key' }, data: {} }, '/success', 'invalid key'],
    [{ ok: false, error: 'invalid_api_key', message: 'Unknown key.' }, '/ok', 'Unknown key.'],
    [{ success: 'false', message: '...' }, '/success', '...'],
    [{ status: 'error', detail: 'no' }, '/status', 'no'],
    [{ Status: 'FAILED', Reason: 'no' }, '/Status', 'no'],
    [{ error: ['Weights must sum to 100.'] }, '/error', 'Weights must sum to 100.'],
    [{ errors: [{ loc: ['email'], msg: 'not an address' }] }, '/errors', 'email: not an address'],
    [{ code: 401, message: 'Who are you?', data: null }, '/code', 'Who are you?'],
    [{ data: { success: false, message: 'no' } }, '/data/success', 'no'],
    [{ status: 51, error_message: 'Invalid key' }, '/error_message', 'Invalid key'],
    [{ success: false, risk_score: 0 }, '/success', null],
  ])('%j', (json, pointer, text) => {
    const report = reportOf(json, 'score');
    expect(report.failure).toEqual({ pointer, text });
    expect(report.score).toBeNull();
    expect(report.abstained?.reason).toBe('failed');
    expect(report.missing).toEqual([]);
    expect(detectInBandFailure(treeOf(json), 'score')).toEqual({
      kind: 'failed-inside',
      ...(text === null ? {} : { text }),
    });
  });

  it.each<unknown>([
    { success: true, error: {}, data: { score: 5 } },
    { error: null, score: 5 },
    { error: '', score: 5 },
    { status: 0, error_message: 'OK', score: 5 },
    { error: { code: 0, message: '' }, score: 5 },
    { errors: [], score: 5 },
    { error: false, score: 5 },
    { status: 200, message: 'Success.', score: 5 },
    { code: 500, score: 5 },
    { email: { status: 'error', error: 'no' }, score: 5 },
    // One check that a person failed is no failure of the lookup.
    { status: 'failed', checks: [{ name: 'Document', result: 'failed' }], score: 5 },
  ])('%j is none', (json) => {
    expect(reportOf(json, 'score')).toMatchObject({ failure: null, score: { number: 5 } });
    expect(detectInBandFailure(treeOf(json), 'score')).toBeNull();
  });

  it('bounds the text', () => {
    expect(reportOf({ success: false, message: 'x'.repeat(1000) }, 'score').failure?.text).toHaveLength(300);
  });
});

describe('the only service failed inside an answer that says nothing else', () => {
  const NO_RIGHT = { type: 'ERROR', message: 'No right to this list.' };

  it.each<[unknown, string, string | null]>([
    [
      {
        head: { message: 'Done.' },
        payload: { elements: [{ id: 'e', decision: null, notices: 3, messages: [NO_RIGHT] }] },
      },
      '/payload/elements/0/messages',
      'No right to this list.',
    ],
    [
      {
        reply: { scoring: { risk_score: '-999', error: { errorCode: 'E7', errorDescription: 'Vendor not set up.' } } },
      },
      '/reply/scoring/error',
      'Vendor not set up.',
    ],
    [
      {
        runs: [
          { outcome: '', errors: ['First source is down.'] },
          { outcome: null, errors: ['Second source is down.'] },
        ],
      },
      '/runs/0/errors',
      'First source is down.',
    ],
  ])('%j', (json, pointer, text) => {
    const report = reportOf(json, 'overview');
    expect(report).toMatchObject({
      failure: { pointer, text },
      score: null,
      label: null,
      abstained: { reason: 'failed' },
    });
    expect(report.candidates).toEqual([]);
    expect(detectInBandFailure(treeOf(json), 'overview')).toEqual({ kind: 'failed-inside', text });
  });

  it.each<[string, unknown]>([
    ['a register without a place for an outcome', { company: { name: 'Marrow', number: '1', errors: [NO_RIGHT] } }],
    ['a score beside it', { results: [{ score: null, errors: [NO_RIGHT] }], risk_score: 4 }],
    ['a verdict beside it', { run: { score: null, decision: 'REFER', errors: [NO_RIGHT] } }],
    ['a hit beside it', { run: { score: null, errors: [NO_RIGHT], sanctions: { hit: true } } }],
    ['a count beside it', { run: { score: null, errors: [NO_RIGHT], hits: [{ name: 'P. Quillon' }] } }],
    [
      'one of two services that answered',
      {
        runs: [
          { outcome: null, errors: ['no'] },
          { outcome: null, data: { a: 1 } },
        ],
      },
    ],
    ['other content beside its part', { scoring: { score: -1, error: { text: 'no' } }, company: { number: '1' } }],
    ['a warning', { run: { score: null, messages: [{ type: 'WARNING', message: 'Old list.' }] } }],
  ])('%s is an answer', (_, json) => {
    expect(reportOf(json, 'overview').failure).toBeNull();
    expect(detectInBandFailure(treeOf(json), 'overview')).toBeNull();
  });
});

describe('still working', () => {
  it.each<unknown>([
    { status: 'processing', score: 0 },
    { status: 'AWAITING' },
    { data: { state: 'in_progress' } },
    { status: 'pending' },
    { status: 'pending', risk_score: 0 },
  ])('%j', (json) => {
    const report = reportOf(json, 'score');
    expect(report.pending).not.toBeNull();
    expect(report.abstained?.reason).toBe('pending');
    expect(detectInBandFailure(treeOf(json), 'score')?.kind).toBe('still-working');
  });

  it.each<unknown>([
    { status: 'pending', risk_score: 50 },
    { status: 'completed', risk_score: 0 },
    { review_status: 'pending', score: 3 },
  ])('%j is an answer', (json) => {
    expect(reportOf(json, 'score')).toMatchObject({ pending: null, abstained: null });
  });

  it('believes no 0 of a part that may be unfinished', () => {
    expect(
      reportOf({ took: 1, scoring: { status: 'pending', risk_score: 0 }, email: { free: true } }, 'score').score,
    ).toBeNull();
    expect(
      reportOf({ took: 1, scoring: { status: 'processing', risk_score: 5 }, email: { free: true } }, 'score').score,
    ).toBeNull();
  });
});

it('names the missing parts of an answer', () => {
  const report = reportOf(
    {
      risk_score: 3,
      error: 'One module failed.',
      unavailable_sources: ['Carrier', { name: 'Whois' }],
      phone_details: { success: false, message: 'No answer.' },
      modules: [
        { name: 'Press', status: 'timeout' },
        { name: 'Register', status: 'done' },
      ],
      steps: [{ name: 'Document', status: 'failed' }],
      payments: [{ status: 'processing' }],
    },
    'score',
  );
  expect(report.score?.pointer).toBe('/risk_score');
  expect(report.missing).toEqual([
    { pointer: '/error', name: 'error' },
    { pointer: '/unavailable_sources/0', name: 'Carrier' },
    { pointer: '/unavailable_sources/1', name: 'Whois' },
    { pointer: '/phone_details', name: 'Phone details' },
    { pointer: '/modules/0', name: 'Press' },
  ]);
});
