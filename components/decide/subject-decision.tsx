import { useRef, useState } from 'react';
import { Button } from '@/components/kit/button';
import { NoReplyNotice } from '@/components/kit/no-reply-notice';
import { useTexts } from '@/components/kit/texts';
import { useLostFocus } from '@/components/kit/use-lost-focus';
import { type HitWithDecision, isUndecided } from '@/utils/decision/decided-hits';
import { type SubjectDecision as Made, type Standing, SUBJECT_DECISIONS, standingOf } from '@/utils/decision/decision';
import { SUBJECT_DECISION_TEXTS, standingText, subjectDecisionText } from '@/utils/decision/decision-texts';
import { calendarDay } from '@/utils/settings/calendar-day';
import type { Texts } from '@/utils/texts/texts';
import { ColleagueDecisions } from './colleagues';
import { DecisionButtons } from './decision-buttons';
import { DecisionForm } from './decision-form';
import { type Decisions, DecisionsContext } from './decisions';
import { PastDecisions } from './past-decisions';
import { useKeyHandlers, useReview } from './review';

/** The user's decision about the subject, with note and last day, in the foot of its result. */
export function SubjectDecisionControl({ decisions, now }: { decisions: Decisions; now: number }) {
  const texts = useTexts();
  const { t } = texts;
  const {
    made: { subject },
    facts,
    draft,
    setDraft,
    hits,
    decideSubject,
    readSubject,
    undo,
  } = decisions;
  /** What is wrong with the form is said once it is to be saved. */
  const [isTried, setTried] = useState(false);
  const [failed, setFailed] = useState<{ error: unknown; again: () => void } | null>(null);
  /** Why the last press did nothing. */
  const [why, setWhy] = useState<string | null>(null);
  /** What speaks against *No concern*, as its last press has said; empty if nothing was said. */
  const [asked, setAsked] = useState('');
  /** When this result was last decided on here. */
  const decidedHere = useRef<number | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useLostFocus(opener, draft === null, false);
  const today = calendarDay(new Date(now));
  const standing = subject && standingOf(subject, today, facts);
  const saved = {
    note: subject?.note ?? '',
    validUntil: subject?.validUntil ?? '',
    beside: subject?.decidedAt ?? null,
  };
  const doubts = doubtsAbout([...hits.values()], texts);
  const isAsked = asked !== '' && asked === doubts;

  /** *No concern* takes one press more beside hits that match or that nobody has decided on. */
  async function decide(value: Made['value']): Promise<string | null> {
    if (value !== 'no-concern' || doubts === '' || isAsked) return save(value);
    setWhy(null);
    setAsked(doubts);
    return null;
  }
  /** Rejects if it could not be saved, which the screen says. @param over the decision that a note is added to */
  async function save(value: Made['value'], over?: number): Promise<string> {
    // A day that has passed belongs to the decision before.
    const { note, validUntil } = draft ?? { ...saved, validUntil: saved.validUntil < today ? '' : saved.validUntil };
    setFailed(null);
    setWhy(null);
    setAsked('');
    setTried(true);
    if (validUntil !== '' && validUntil < today) throw new Error('a day that has passed');
    try {
      const choice = { value, note: note.trim(), validUntil: validUntil === '' ? null : validUntil };
      decidedHere.current = await decideSubject(choice, over);
    } catch (error) {
      setFailed({ error, again: () => void save(value, over).catch(() => undefined) });
      throw error;
    }
    // A note may have been opened meanwhile.
    if (draft === null) setTried(false);
    else close();
    return t(SUBJECT_DECISION_TEXTS[value]);
  }
  const press = (value: Made['value']) => void decide(value).catch(() => undefined);
  /** Resolves to why nothing was saved; null once note and day are on disk. */
  async function saveNote(): Promise<string | null> {
    // What is shown may be older than what a key has just saved.
    const stored = await readSubject();
    // A note must not confirm what is expired or has changed.
    if (stored === null || standingOf(stored, today, facts) !== 'valid') {
      // Beside a note that is typed, what speaks against it has been read: saving decides.
      if (draft !== null && isAsked) {
        await save('no-concern');
        return null;
      }
      setTried(true);
      return t('decision.chooseFirst');
    }
    if (draft === null) return null;
    if (stored.decidedAt !== draft.beside && stored.decidedAt !== decidedHere.current) {
      // It was typed beside another decision. Once more, and it is added to this one.
      const text = t('decision.newer', { decision: subjectDecisionText(stored, texts) });
      setWhy(text);
      setDraft({ ...draft, beside: stored.decidedAt });
      return text;
    }
    await save(stored.value, stored.decidedAt);
    return null;
  }
  const { press: pressKey } = useReview();
  const box = useRef<HTMLElement>(null);
  useKeyHandlers({
    noConcern: () => decide('no-concern'),
    escalate: () => decide('escalate'),
    reject: () => decide('reject'),
    note: () => {
      if (draft === null) setDraft(saved);
      else box.current?.querySelector('textarea')?.focus();
      return null;
    },
    save: saveNote,
  });
  function close(): void {
    setTried(false);
    setWhy(null);
    setDraft(null);
  }
  function takeBack(): void {
    setFailed(null);
    setWhy(null);
    setAsked('');
    undo?.().then(
      (result) => result === 'newer' && setWhy(t('decision.notUndone')),
      (error: unknown) => setFailed({ error, again: takeBack }),
    );
  }
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t('decision.title')}
      data-testid="decision"
      data-standing={standing ?? 'none'}
      className="flex min-w-0 flex-1 flex-col gap-1 py-1 text-xs"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="font-medium text-muted @max-md:sr-only">{t('decision.title')}</h3>
        <DecisionButtons
          label={t('decision.title')}
          value={standing === 'valid' ? (subject?.value ?? null) : null}
          choices={SUBJECT_DECISIONS.map((value) => ({ value, text: t(SUBJECT_DECISION_TEXTS[value]) }))}
          onChoose={press}
        />
        <span role="status" className="text-muted">
          {subject && standing && <StandingText made={subject} standing={standing} texts={texts} />}
        </span>
        {subject && draft === null && (
          <Button
            ref={opener}
            variant="quiet"
            size="small"
            data-testid="note-of-decision"
            onPress={() => setDraft(saved)}
          >
            {t(saved.note === '' ? 'decision.addNote' : 'decision.note')}
          </Button>
        )}
        {undo && draft === null && (
          <Button variant="quiet" size="small" data-testid="undo-decision" onPress={takeBack}>
            {t('decision.undo')}
          </Button>
        )}
      </div>
      {draft === null && saved.note !== '' && (
        <p dir="auto" className="line-clamp-3 wrap-anywhere whitespace-pre-wrap">
          {saved.note}
        </p>
      )}
      {draft && (
        <DecisionForm
          draft={draft}
          onDraft={setDraft}
          today={today}
          isDecided={standing === 'valid'}
          isTried={isTried}
          onSave={() => void saveNote().catch(() => undefined)}
          onSaveAndNext={() => {
            // What is typed from here on is meant for the next result.
            box.current?.focus();
            pressKey('save');
          }}
          onLeave={() => box.current?.focus()}
          onCancel={close}
        />
      )}
      <DecisionsContext value={decisions}>
        <PastDecisions hit={null} />
        <ColleagueDecisions hit={null} />
      </DecisionsContext>
      <p role="status" className="font-medium text-caution empty:hidden">
        {why ?? (isAsked && asked)}
      </p>
      {failed && <NoReplyNotice error={failed.error} onAgain={failed.again} />}
    </section>
  );
}

/** When it was made and how long it holds; the old decision in words if it no longer does. */
function StandingText({ made, standing, texts }: { made: Made; standing: Standing; texts: Texts }) {
  const why = standingText(made, standing, texts);
  if (standing === 'valid') return [texts.formats.moment(made.decidedAt, 'day'), why].filter(Boolean).join(' · ');
  return (
    <>
      {subjectDecisionText(made, texts)} · <span className="font-medium text-caution">{why}</span>
    </>
  );
}

/** What hits say against *No concern*: that they match the subject, or that nobody has decided on them. */
function doubtsAbout(hits: readonly HitWithDecision[], { t, formats }: Texts): string {
  const undecided = hits.filter(isUndecided).length;
  const matches = hits.filter((hit) => !isUndecided(hit) && hit.made?.value === 'customer').length;
  return [
    ...(matches > 0 ? [`${t('decision.customer')}: ${formats.number(matches)}`] : []),
    ...(undecided > 0 ? [t('decision.undecided', { count: undecided })] : []),
  ].join(' · ');
}
