import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { withFollowUps } from '@/entrypoints/background/engine/start-engine';
import type { Failure } from '@/utils/service/failure';
import type { RequestSubject } from '@/utils/service/operations';
import type { SubjectDraft } from '@/utils/service/subject-draft';
import { emailDraft, subjectDraft } from '@/utils/storage/drafts';
import { ANSWER, createStage, failing, scoreOf, settled } from '../../lookup/stage';

const CASEY = scoreOf('casey');
const FORM: SubjectDraft = { name: ' Emery  Holloway', entityType: 'individual', dob: '1980-02-29', country: 'FR' };
const EMERY: RequestSubject = {
  operation: 'overview',
  request: { subject_name: 'Emery Holloway', entity_type: 'individual', dob: '1980-02-29', nationality: 'FR' },
};
const REFUSED: Failure = { kind: 'key-refused', status: 401 };
const stage = createStage();

beforeEach(() => fakeBrowser.reset());
afterEach(() => stage.clear());

/** Asks for a subject, as the popup does. */
async function ask(subject: RequestSubject) {
  const { lookup } = await stage.start();
  await withFollowUps(lookup).start(subject, 'popup', { refresh: false });
  await settled();
}
/** What comes back for the last request. */
async function reply(answer: Parameters<(typeof stage.sent)[0]['answer']>[0]) {
  stage.sent.at(-1)?.answer(answer);
  await settled();
}

test('a typed address is cleared once its answer arrives', async () => {
  await emailDraft.write(' Mailto:casey@EXAMPLE.com');
  await ask(CASEY);
  expect(await emailDraft.read()).toBe(' Mailto:casey@EXAMPLE.com');
  await reply(ANSWER);
  expect(await emailDraft.read()).toBeUndefined();

  await emailDraft.write('casey@example.com');
  await ask(CASEY);
  expect(stage.sent, 'answered from the store').toHaveLength(1);
  expect(await emailDraft.read()).toBeUndefined();
});

test('a subject form is cleared with its answer, and clears no address', async () => {
  await emailDraft.write('half@typed');
  await subjectDraft.write(FORM);
  await ask(EMERY);
  await reply(ANSWER);
  expect(await subjectDraft.read()).toBeUndefined();
  expect(await emailDraft.read()).toBe('half@typed');
});

test('a lookup that fails or does not start clears nothing', async () => {
  await emailDraft.write('casey@example.com');
  await ask(CASEY);
  await reply(failing(REFUSED));
  expect(await emailDraft.read()).toBe('casey@example.com');
  await ask(CASEY);
  expect(await emailDraft.read(), 'sending is stopped').toBe('casey@example.com');
});

test('input typed since is another draft', async () => {
  await emailDraft.write('casey@example.com');
  await subjectDraft.write(FORM);
  await ask(CASEY);
  await emailDraft.write('blair@example.com');
  await reply(ANSWER);
  await ask(EMERY);
  await subjectDraft.write({ ...FORM, dob: '' });
  await reply(ANSWER);
  expect(await emailDraft.read()).toBe('blair@example.com');
  expect(await subjectDraft.read()).toEqual({ ...FORM, dob: '' });
});
