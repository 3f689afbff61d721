import { type ReactNode, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button } from '@/components/kit/button';
import { Notice } from '@/components/kit/notice';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { type HandOver, MAX_HAND_OVER_BYTES, MAX_HAND_OVER_LINES } from '@/utils/hand-over/hand-over';
import { type HandOverProblem, readHandOver } from '@/utils/hand-over/read-hand-over';
import { openText, type SealedText } from '@/utils/passphrase/sealed-text';
import { Secret } from '@/utils/service/secret';
import type { Texts } from '@/utils/texts/texts';
import { type Chosen, FilePreview, nameOf } from './file-preview';

/** How reading a file in ended. */
type Outcome = 'restored' | 'other-user' | 'read-in' | 'known' | 'nothing' | 'disk-full' | 'failed';

type State =
  | { at: 'start'; outcome?: Outcome; by?: string }
  | { at: 'refused'; problem: HandOverProblem }
  | { at: 'locked'; sealed: SealedText; isWrong: boolean }
  | { at: 'chosen'; chosen: Chosen; isOwn: boolean; isBusy: boolean }
  | { at: 'opened'; file: HandOver };

/** Reads a file in: it says what is in the file first, and the user chooses what becomes of it. */
export function ReadInFile({
  mayRestore,
  onRestore,
  onDecisions,
  onOpinions,
  secondOpinion,
}: {
  /** Whether somebody's data may be restored here. */
  mayRestore: (by: string) => Promise<boolean>;
  onRestore: (chosen: Chosen) => Promise<Outcome>;
  /** Takes the decisions as those of colleagues. */
  onDecisions: (chosen: Chosen) => Promise<Outcome>;
  /** Takes what a colleague says of the user's decisions. */
  onOpinions: (chosen: Chosen) => Promise<Outcome>;
  /** Draws a file to say something about; null if the policy forbids files, as the reply is one. */
  secondOpinion: ((file: HandOver, onClose: () => void) => ReactNode) | null;
}) {
  const texts = useTexts();
  const { t } = texts;
  const [state, setState] = useState<State>({ at: 'start' });

  async function take(text: string): Promise<void> {
    const read = readHandOver(text);
    if (read.kind === 'problem') return setState({ at: 'refused', problem: read.problem });
    if (read.kind === 'locked') return setState({ at: 'locked', sealed: read.sealed, isWrong: false });
    const isOwn = read.file.scope.of === 'everything' && (await mayRestore(read.file.by));
    setState({ at: 'chosen', chosen: read, isOwn, isBusy: false });
  }
  async function choose(files: FileList | null): Promise<void> {
    const file = files?.[0];
    if (!file) return;
    if (file.size > MAX_HAND_OVER_BYTES) return setState({ at: 'refused', problem: 'too-large' });
    await take(await file.text().catch(() => ''));
  }
  async function open(sealed: SealedText, typed: string): Promise<void> {
    const text = await openText(sealed, new Secret(typed));
    if (text === null) setState({ at: 'locked', sealed, isWrong: true });
    else await take(text);
  }
  function use(state: Extract<State, { at: 'chosen' }>, how: typeof onRestore): void {
    const { chosen } = state;
    setState({ ...state, isBusy: true });
    const { by } = chosen.file;
    how(chosen).then(
      (outcome) => setState({ at: 'start', outcome, by }),
      () => setState({ at: 'start', outcome: 'failed', by }),
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <FileTrigger acceptedFileTypes={['application/json', '.json']} onSelect={(files) => void choose(files)}>
          <Button data-testid="read-file">{t('handOver.read')}</Button>
        </FileTrigger>
        <span role="status" data-testid="read-in">
          {state.at === 'start' && state.outcome && outcomeText(texts, state.outcome, state.by ?? '')}
        </span>
      </div>
      {state.at === 'refused' && <Notice tone="problem" title={problemText(texts, state.problem)} />}
      {state.at === 'locked' && (
        <LockedFile isWrong={state.isWrong} onOpen={(typed) => void open(state.sealed, typed)} />
      )}
      {state.at === 'chosen' && (
        <FilePreview
          chosen={state.chosen}
          isOwn={state.isOwn}
          isBusy={state.isBusy}
          onRestore={() => use(state, onRestore)}
          onDecisions={() => use(state, onDecisions)}
          onOpinions={() => use(state, onOpinions)}
          onSecondOpinion={secondOpinion && (() => setState({ at: 'opened', file: state.chosen.file }))}
          onCancel={() => setState({ at: 'start' })}
        />
      )}
      {state.at === 'opened' && secondOpinion?.(state.file, () => setState({ at: 'start' }))}
    </>
  );
}

function LockedFile({ isWrong, onOpen }: { isWrong: boolean; onOpen: (typed: string) => void }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onOpen(typed);
      }}
    >
      <TextField
        data-testid="file-unlock"
        label={t('unlock.passphrase')}
        type="password"
        autoComplete="off"
        autoFocus
        value={typed}
        problem={isWrong ? t('handOver.wrong') : undefined}
        onChange={setTyped}
      />
      <div>
        <Button type="submit">{t('action.unlock')}</Button>
      </div>
    </form>
  );
}

function problemText({ t }: Texts, problem: HandOverProblem): string {
  switch (problem) {
    case 'too-large':
      return t('handOver.tooLarge', { max: MAX_HAND_OVER_BYTES / 1_000_000 });
    case 'too-many-lines':
      return t('handOver.tooMany', { max: MAX_HAND_OVER_LINES });
    case 'newer':
      return t('transfer.otherVersion');
    case 'foreign':
      return t('handOver.foreign');
    case 'damaged':
      return t('handOver.damaged');
  }
}

function outcomeText(texts: Texts, outcome: Outcome, by: string): string {
  const { t } = texts;
  switch (outcome) {
    case 'restored':
    case 'read-in':
      return t('handOver.done');
    case 'other-user':
      return t('handOver.otherUser', { name: nameOf(by, texts) });
    case 'known':
      return t('handOver.known');
    case 'nothing':
      return t('handOver.nothing');
    case 'disk-full':
      return t('failure.diskFull.title');
    case 'failed':
      return t('fault.noReplyAtField');
  }
}
