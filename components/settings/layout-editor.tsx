import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Appear } from '@/components/kit/appear';
import { Button } from '@/components/kit/button';
import { NoReplyNotice } from '@/components/kit/no-reply-notice';
import { useTexts } from '@/components/kit/texts';
import { hasHits, SCREENING_NAMES } from '@/utils/reading/in-words';
import { SCREENING_KINDS } from '@/utils/reading/lexicon/screening-kind';
import { type Example, guessLayout } from '@/utils/reading/profile/guess-layout';
import {
  allPatterns,
  completelyRead,
  entryPatterns,
  type LayoutDraft,
  layoutToStore,
} from '@/utils/reading/profile/layout-draft';
import { isInside } from '@/utils/reading/profile/pattern';
import { HIT_FIELDS, type HitField, type Layout } from '@/utils/reading/profile/profile';
import { namesIn } from '@/utils/reading/profile/without-names';
import type { PlainKey } from '@/utils/texts/text-key';
import { FactsPart } from './facts-part';
import { PatternField, type PatternSource } from './pattern-field';
import { ProfilePart } from './profile-part';
import { ScreeningPart } from './screening-part';
import { VerdictPart } from './verdict-part';

/** Our names of the fields of a hit. */
export const HIT_FIELD_NAMES = {
  name: 'compare.name',
  birth: 'compare.birth',
  country: 'subject.country',
  list: 'compare.list',
  strength: 'screening.matchStrength',
} as const satisfies Record<HitField, PlainKey>;

/** How many saved results are read completely. */
export function ReadCompletely({ part, total }: { part: number; total: number }) {
  const { t, formats } = useTexts();
  return (
    <p data-testid="read-completely" className="min-w-40 flex-1 text-xs text-muted">
      {t('profile.readCompletely', { part: formats.number(part), total: formats.number(total) })}
    </p>
  );
}

/** The fields of a hit that are shown with it: its birth, which is asked, and the others. */
function HitParts({
  hit,
  isBirthAsked,
  source,
  onChange,
}: {
  hit: Layout['hit'];
  isBirthAsked: boolean;
  source: PatternSource;
  onChange: (hit: Layout['hit']) => void;
}) {
  const { t, formats } = useTexts();
  const field = (name: HitField, none?: string) => (
    <PatternField
      key={name}
      label={t(HIT_FIELD_NAMES[name])}
      pattern={hit[name] ?? ''}
      source={source}
      {...(none !== undefined && { none })}
      onChange={(pattern) => onChange({ ...hit, [name]: pattern === '' ? undefined : pattern })}
    />
  );
  const others = HIT_FIELDS.filter((name) => name !== 'birth');
  const shown = others.filter((name) => hit[name]).map((name) => t(HIT_FIELD_NAMES[name]));
  return (
    <>
      <ProfilePart
        data-testid="part-birth"
        title={t('profile.birthOfHit')}
        summary={hit.birth ? t('value.yes') : t('compare.notStated')}
        places={hit.birth ? [hit.birth] : []}
        isAsked={isBirthAsked}
      >
        {field('birth', t('compare.notStated'))}
      </ProfilePart>
      <ProfilePart
        data-testid="part-hit"
        title={t('profile.hitFields')}
        summary={shown.length === 0 ? t('newBatch.none') : formats.list(shown)}
        places={others.flatMap((name) => hit[name] ?? [])}
      >
        {others.map((name) => field(name))}
      </ProfilePart>
    </>
  );
}

const hasEmptyList = ({ report }: Example): boolean => report.screening.some(({ state }) => state === 'empty-list');

/**
 * Asks how such answers are read, question by question, with what the general rules propose from all saved results; one press
 * confirms it, and says first how many of them it reads.
 * @param props.asked what tells whom the examples are about
 */
export function LayoutEditor({
  examples,
  asked,
  isScreening,
  stored,
  today,
  score,
  emptyLists,
  onDraft,
  onSave,
}: {
  examples: readonly Example[];
  asked: readonly string[];
  isScreening: boolean;
  /** The confirmed layout, which the proposal keeps. */
  stored: Layout | null;
  /** Calendar day, such as 2026-11-12. */
  today: string;
  /** The first question. */
  score: ReactNode;
  /** What an empty list means; `isAsked`: nobody has said so yet. */
  emptyLists: { question: ReactNode; summary: string; isAsked: boolean };
  /** Draws the example as the proposal reads it. */
  onDraft: (layout: Layout) => ReactNode;
  /** Null deletes the layout. Rejects if the background does not reply. */
  onSave: (layout: Layout | null) => Promise<unknown>;
}) {
  const texts = useTexts();
  const { t, formats } = texts;
  const [edited, setEdited] = useState<LayoutDraft | null>(null);
  /** Questions that the user has answered here. */
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [state, setState] = useState<'idle' | 'saved' | { error: unknown }>('idle');
  const guessed = useMemo(() => guessLayout(examples, stored, today), [examples, stored, today]);
  const source = useMemo(
    () => ({ answers: examples.map(({ answer }) => answer), patterns: allPatterns(examples) }),
    [examples],
  );
  const ofHits = useMemo(() => {
    const entries = entryPatterns(examples);
    const inside = source.patterns.filter((pattern) => entries.some((entry) => isInside(pattern, entry)));
    return { ...source, patterns: inside.length > 0 ? inside : source.patterns };
  }, [examples, source]);
  const draft = edited ?? guessed;
  const layout = useMemo(
    () => layoutToStore(draft, examples, stored, namesIn(examples, asked)),
    [draft, examples, stored, asked],
  );
  // A choice is drawn before all results are read by it.
  const counted = useDeferredValue(layout);
  const complete = useMemo(() => completelyRead(counted, examples), [counted, examples]);
  const change = (question: string, part: Partial<LayoutDraft>) => {
    setState('idle');
    setAnswered(new Set([...answered, question]));
    setEdited({ ...draft, ...part });
  };
  const save = (next: Layout | null) =>
    void onSave(next).then(
      () => {
        setEdited(null);
        setState('saved');
      },
      (error: unknown) => setState({ error }),
    );
  const isNew = (word: string) => !stored?.verdict?.words.some((own) => own.word === word);
  const areLabelsAsked = draft.verdict?.words.some(({ word, means }) => means === 'neutral' && isNew(word)) ?? false;
  const isBirthAsked = stored === null && !draft.hit.birth && examples.some(({ report }) => hasHits(report));
  const isScreened =
    isScreening || Object.keys(draft.screening).length > 0 || examples.some(({ report }) => hasHits(report));
  const kinds = SCREENING_KINDS.map((kind) => t(SCREENING_NAMES[kind]));
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex flex-col rounded-md border border-line">
        {score}
        <VerdictPart
          rule={draft.verdict}
          isAsked={areLabelsAsked && !answered.has('labels')}
          examples={examples}
          source={source}
          onChange={(verdict) => change('labels', { verdict })}
        />
        {isScreened && (
          <>
            <ProfilePart
              data-testid="part-screening"
              title={formats.list(kinds)}
              summary={emptyLists.summary}
              isAsked={emptyLists.isAsked && stored === null && examples.some(hasEmptyList)}
            >
              {emptyLists.question}
              {SCREENING_KINDS.map((kind) => (
                <ScreeningPart
                  key={kind}
                  kind={kind}
                  rule={draft.screening[kind]}
                  examples={examples}
                  source={source}
                  onChange={(rule) => change('screening', { screening: { ...draft.screening, [kind]: rule } })}
                />
              ))}
            </ProfilePart>
            <HitParts
              hit={draft.hit}
              isBirthAsked={isBirthAsked && !answered.has('hit')}
              source={ofHits}
              onChange={(hit) => change('hit', { hit })}
            />
          </>
        )}
        <FactsPart facts={draft.facts} source={source} onChange={(facts) => change('facts', { facts })} />
        {typeof state === 'object' && <NoReplyNotice error={state.error} />}
        <div className="flex flex-wrap items-center gap-2 border-t border-line px-3 py-2">
          <ReadCompletely part={complete} total={examples.length} />
          <span role="status" className="text-xs text-muted">
            {state === 'saved' && <Appear>{t('form.saved')}</Appear>}
          </span>
          {stored && <Button onPress={() => save(null)}>{t('profile.delete')}</Button>}
          <Button variant="primary" data-testid="confirm-profile" onPress={() => save(layout)}>
            {t('profile.confirm')}
          </Button>
        </div>
      </div>
      {onDraft(layout)}
    </div>
  );
}
