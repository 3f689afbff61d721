import {
  createContext,
  lazy,
  type RefObject,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { DecisionsContext } from '@/components/decide/decisions';
import { ResultContext, useKeyHandlers, useReview } from '@/components/decide/review';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { useTexts } from '@/components/kit/texts';
import { isUndecided } from '@/utils/decision/decided-hits';
import type { HitDecision, HitDecisionValue } from '@/utils/decision/decision';
import { HIT_DECISION_TEXTS } from '@/utils/decision/decision-texts';
import type { ScreeningEntry } from '@/utils/reading/facts/screening/screening-entry';
import type { ComparedHit } from '@/utils/result/compared-hits';
import { hitName, listText } from './hit-words';

const SeveralDialog = lazy(() => import('@/components/hits/several-dialog'));

/** How the hits of a list are decided, by press or key. */
interface HitReview {
  /** Resolves once the decision is on disk, to false if the user does not confirm it. Rejects if it is not saved. */
  decide: (entry: ScreeningEntry, value: HitDecisionValue, reason: string) => Promise<boolean>;
  /** The decision that could not be saved, and how to try again. */
  failed: { pointer: string; error: unknown; again: () => void } | null;
  /** The hit that Tab reaches; arrows move between hits. */
  current: string | null;
  setCurrent: (pointer: string) => void;
  /** The hit that shows its own fields below itself. */
  opened: string | null;
  setOpened: (pointer: string | null) => void;
  /** The hit that takes the focus as soon as it is drawn. */
  focused: RefObject<string | null>;
  /** Asks which hits to decide in one press. Resolves to what was decided, in words; null if nothing was. */
  askSeveral: () => Promise<string | null>;
}

/** Whether a hit on a sanctions list is the subject. */
interface Question {
  entry: ScreeningEntry;
  answer: (isConfirmed: boolean) => void;
}

export const HitReviewContext = createContext<HitReview | null>(null);

/**
 * Returns how to decide the hits of a list, and the dialog to draw. Keys decide the hit in focus and move on to the next one
 * without a decision.
 * @param draw draws the hit at an index, if it is not drawn yet
 * @param isOfOther the result is about another subject: that is heard at its heading, before any hit
 */
export function useHitReview(
  hits: readonly ComparedHit[],
  box: RefObject<HTMLElement | null>,
  draw: (index: number) => void,
  isOfOther: boolean,
) {
  const texts = useTexts();
  const { t } = texts;
  const decisions = useContext(DecisionsContext);
  const session = useReview();
  const of = useContext(ResultContext);
  const [question, setQuestion] = useState<Question | null>(null);
  const [failed, setFailed] = useState<HitReview['failed']>(null);
  const [current, setCurrent] = useState<string | null>(hits[0]?.entry.pointer ?? null);
  const [opened, setOpened] = useState<string | null>(null);
  /** Several hits are to be decided in one press. */
  const [several, setSeveral] = useState<{ answer: (done: string | null) => void } | null>(null);
  /** Hits whose decision is on its way, with the one before. */
  const saving = useRef(new Map<string, HitDecision | null>());
  const focused = useRef<string | null>(null);
  const madeOn = (pointer: string) => decisions?.hits.get(pointer);

  async function saveAll(value: HitDecisionValue, reasons: ReadonlyMap<string, string>): Promise<void> {
    for (const pointer of reasons.keys()) saving.current.set(pointer, madeOn(pointer)?.made ?? null);
    try {
      await decisions?.decideHits(value, reasons);
    } catch (error) {
      for (const pointer of reasons.keys()) saving.current.delete(pointer);
      throw error;
    }
  }
  async function save(entry: ScreeningEntry, value: HitDecisionValue, reason: string): Promise<boolean> {
    const { pointer } = entry;
    setFailed(null);
    try {
      await saveAll(value, new Map([[pointer, reason]]));
      return true;
    } catch (error) {
      setFailed({ pointer, error, again: () => void save(entry, value, reason).catch(() => undefined) });
      // What went wrong is said there.
      setOpened(pointer);
      throw error;
    }
  }
  const isAsked = ({ kinds }: ScreeningEntry, value: HitDecisionValue): boolean =>
    value === 'customer' && kinds.includes('sanctions');
  /** *Match* on a sanctions list asks once more. */
  async function decide(entry: ScreeningEntry, value: HitDecisionValue, reason: string): Promise<boolean> {
    const isConfirmed =
      !isAsked(entry, value) || (await new Promise<boolean>((answer) => setQuestion({ entry, answer })));
    return isConfirmed && save(entry, value, reason);
  }
  const close = (isConfirmed: boolean) => {
    setQuestion(null);
    question?.answer(isConfirmed);
  };

  const isOpen = ({ entry: { pointer } }: ComparedHit): boolean => {
    const hit = madeOn(pointer);
    return hit !== undefined && isUndecided(hit) && !saving.current.has(pointer);
  };
  function focusHit(index: number): void {
    const pointer = hits[index]?.entry.pointer;
    if (pointer === undefined) return;
    const drawn = [...(box.current?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])].find(
      ({ dataset }) => dataset.hit === pointer,
    );
    focused.current = pointer;
    if (drawn) drawn.focus();
    else draw(index);
  }
  /** Gives the focus to the first hit after an index that has no decision, then to those before it. Returns which, in words. */
  function focusUndecided(after: number): string | null {
    const found = hits.findIndex((hit, index) => index > after && isOpen(hit));
    const index = found >= 0 ? found : hits.findIndex(isOpen);
    const next = hits[index];
    if (next === undefined) return null;
    focusHit(index);
    return t('review.nextHit', { name: hitName(next.entry, texts) });
  }
  function decideByKey(value: HitDecisionValue) {
    return async (): Promise<string | null> => {
      const pointer = document.activeElement?.closest<HTMLElement>('[data-hit]')?.dataset.hit;
      // The next hit is still being drawn: the key is not meant for the one before.
      if (focused.current !== null && focused.current !== pointer) return t('review.tooEarly');
      const index = hits.findIndex(({ entry }) => entry.pointer === pointer);
      const entry = hits[index]?.entry;
      // A decision is about a hit that the user sees in focus.
      if (entry === undefined) return focusUndecided(-1) ?? t('review.allDecided');
      const saved = decide(entry, value, madeOn(entry.pointer)?.made?.reason ?? '');
      if (isAsked(entry, value) && !(await saved)) return null;
      // Whoever types fast decides the next hit before this one is on disk.
      const next = focusUndecided(index) ?? t('review.allDecided');
      await saved;
      return `${t('list.named', { name: t(HIT_DECISION_TEXTS[value]), value: hitName(entry, texts) })} · ${next}`;
    };
  }
  const askSeveral = () =>
    hits.some(isOpen)
      ? new Promise<string | null>((answer) => setSeveral({ answer }))
      : Promise.resolve(t('review.allDecided'));
  function endSeveral(done: string | null): void {
    setSeveral(null);
    several?.answer(done);
  }
  const wasSeveral = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the dialog has gone, never for another reason
  useEffect(() => {
    if (wasSeveral.current && several === null) focusUndecided(-1);
    wasSeveral.current = several !== null;
  }, [several]);
  useKeyHandlers(
    decisions === null || hits.length === 0
      ? {}
      : {
          several: askSeveral,
          notCustomer: decideByKey('not-customer'),
          customer: decideByKey('customer'),
          unsure: decideByKey('unsure'),
        },
  );

  const before = useRef(decisions?.hits);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of the decisions, never for another reason
  useLayoutEffect(() => {
    const earlier = before.current;
    before.current = decisions?.hits;
    for (const [pointer, made] of saving.current) {
      if (madeOn(pointer)?.made !== made) saving.current.delete(pointer);
    }
    if (decisions === null) return;
    // What a key has opened starts at its first hit to decide.
    if (session.isOpened(of) && (isOfOther || focusUndecided(-1) !== null)) {
      session.arrive();
    } else if (box.current?.contains(document.activeElement)) {
      // A decision taken back is made again here.
      const undone = hits.findIndex((hit) => {
        const was = earlier?.get(hit.entry.pointer);
        return isOpen(hit) && was !== undefined && !isUndecided(was);
      });
      if (undone >= 0) focusHit(undone);
    }
  }, [decisions?.hits]);

  const dialog = (
    <>
      <ConfirmDialog
        isOpen={question !== null}
        title={t('decision.sanctionsTitle')}
        action={t('decision.customer')}
        onConfirm={() => close(true)}
        onCancel={() => close(false)}
      >
        {question && (
          <p className="font-semibold wrap-anywhere">
            <bdi>{[hitName(question.entry, texts), listText(question.entry)].filter(Boolean).join(' · ')}</bdi>
          </p>
        )}
        <p>{t('decision.sanctionsText')}</p>
      </ConfirmDialog>
      {several && (
        <Suspense>
          <SeveralDialog hits={hits} onDecide={saveAll} onEnd={endSeveral} />
        </Suspense>
      )}
    </>
  );
  return {
    review: { decide, failed, current, setCurrent, opened, setOpened, focused, askSeveral } satisfies HitReview,
    focusHit,
    dialog,
  };
}
