import { useId, useMemo, useState } from 'react';
import { Appear } from '@/components/kit/appear';
import { Button } from '@/components/kit/button';
import { NoReplyNotice, Notice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import { SCREENING_KINDS } from '@/utils/reading/facts/screening/screening-kind';
import { changeInWords } from '@/utils/reading/in-words';
import { type Example, guessLayout } from '@/utils/reading/profile/guess-layout';
import {
  allPatterns,
  changesInExamples,
  type LayoutDraft,
  layoutToStore,
  unmatchedPatterns,
} from '@/utils/reading/profile/layout-draft';
import {
  HIT_FIELDS,
  type HitField,
  hitPatterns,
  type Layout,
  MAX_FACTS,
  patternsUsed,
} from '@/utils/reading/profile/profile';
import { namesIn } from '@/utils/reading/profile/without-names';
import type { PlainKey } from '@/utils/texts/text-key';
import { PatternField, type PatternSource } from './pattern-field';
import { ProfilePart } from './profile-part';
import { ScreeningPart } from './screening-part';
import { VerdictPart } from './verdict-part';

/** Our names of the fields of a hit. */
export const HIT_FIELD_NAMES = {
  name: 'compare.name',
  birth: 'subject.dob',
  country: 'subject.country',
  list: 'compare.list',
  strength: 'screening.matchStrength',
} as const satisfies Record<HitField, PlainKey>;

/** The fields of a hit that are shown with it. */
function HitPart({
  hit,
  source,
  onChange,
}: {
  hit: Layout['hit'];
  source: PatternSource;
  onChange: (hit: Layout['hit']) => void;
}) {
  const { t, formats } = useTexts();
  const shown = HIT_FIELDS.filter((field) => hit[field]).map((field) => t(HIT_FIELD_NAMES[field]));
  return (
    <ProfilePart
      title={t('profile.hitFields')}
      summary={hitPatterns({ hit }).length === 0 ? t('profile.none') : formats.list(shown)}
    >
      {HIT_FIELDS.map((field) => (
        <PatternField
          key={field}
          label={t(HIT_FIELD_NAMES[field])}
          pattern={hit[field] ?? ''}
          source={source}
          onChange={(pattern) => onChange({ ...hit, [field]: pattern === '' ? undefined : pattern })}
        />
      ))}
    </ProfilePart>
  );
}

/** Up to six facts for the top of a result and its card. */
function FactsPart({
  facts,
  source,
  onChange,
}: {
  facts: readonly string[];
  source: PatternSource;
  onChange: (facts: string[]) => void;
}) {
  const { t } = useTexts();
  const withFact = (at: number, fact: string | null) =>
    onChange(facts.flatMap((own, i) => (i === at ? (fact ?? []) : own)));
  return (
    <ProfilePart title={t('profile.facts')} summary={facts.length === 0 ? t('profile.none') : facts.join(' · ')}>
      {facts.map((fact, i) => (
        <PatternField
          // biome-ignore lint/suspicious/noArrayIndexKey: a fact being chosen has no identity except its position
          key={i}
          label={t('profile.field')}
          pattern={fact}
          source={source}
          onChange={(pattern) => withFact(i, pattern)}
          onRemove={() => withFact(i, null)}
        />
      ))}
      {facts.length < MAX_FACTS && (
        <span>
          <Button size="small" onPress={() => onChange([...facts, ''])}>
            {t('profile.addField')}
          </Button>
        </span>
      )}
    </ProfilePart>
  );
}

const MAX_SHOWN = 5;

/**
 * Shows what the general rules propose for the layout of such answers, part by part; one press confirms it. `asked`: what
 * tells whom the examples are about.
 */
export function LayoutEditor({
  examples,
  asked,
  stored,
  today,
  onSave,
}: {
  examples: readonly Example[];
  asked: readonly string[];
  /** The confirmed layout, which the proposal keeps. */
  stored: Layout | null;
  /** Calendar day, such as 2026-11-12. */
  today: string;
  /** Null deletes the layout. Rejects if the background does not reply. */
  onSave: (layout: Layout | null) => Promise<unknown>;
}) {
  const texts = useTexts();
  const { t, formats } = texts;
  const listId = useId();
  const [edited, setEdited] = useState<LayoutDraft | null>(null);
  const [state, setState] = useState<'idle' | 'saved' | { error: unknown }>('idle');
  const guessed = useMemo(() => guessLayout(examples, stored, today), [examples, stored, today]);
  const patterns = useMemo(() => allPatterns(examples), [examples]);
  const draft = edited ?? guessed;
  const layout = useMemo(
    () => layoutToStore(draft, examples, stored, namesIn(examples, asked)),
    [draft, examples, stored, asked],
  );
  const unmatched = unmatchedPatterns(layout, examples);
  const changes = useMemo(() => changesInExamples(layout, examples), [layout, examples]);
  const isInvalid = patternsUsed(draft).some((pattern) => pattern !== '' && !pattern.startsWith('/'));
  const source = { answers: examples.map(({ answer }) => answer), listId };
  const change = (part: Partial<LayoutDraft>) => {
    setState('idle');
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
  return (
    <div className="flex flex-col gap-2">
      <datalist id={listId}>
        {patterns.map((pattern) => (
          <option key={pattern} value={pattern} />
        ))}
      </datalist>
      <VerdictPart
        rule={draft.verdict}
        examples={examples}
        source={source}
        onChange={(verdict) => change({ verdict })}
      />
      {SCREENING_KINDS.map((kind) => (
        <ScreeningPart
          key={kind}
          kind={kind}
          rule={draft.screening[kind]}
          examples={examples}
          source={source}
          onChange={(rule) => change({ screening: { ...draft.screening, [kind]: rule } })}
        />
      ))}
      <HitPart hit={draft.hit} source={source} onChange={(hit) => change({ hit })} />
      <FactsPart facts={draft.facts} source={source} onChange={(facts) => change({ facts })} />
      {unmatched.length > 0 && (
        <Notice tone="caution" title={t('profile.unmatched')}>
          <p className="wrap-anywhere">{formats.list(unmatched)}</p>
        </Notice>
      )}
      {changes.length > 0 && unmatched.length === 0 && (
        <Notice tone="caution" title={t('profile.notRead')}>
          <ul className="list-disc ps-4 wrap-anywhere">
            {changes.slice(0, MAX_SHOWN).map((each) => (
              <li key={JSON.stringify(each)}>{changeInWords(each, texts)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {typeof state === 'object' && <NoReplyNotice error={state.error} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" isDisabled={isInvalid} onPress={() => save(layout)}>
          {t(unmatched.length > 0 ? 'profile.confirmAnyway' : 'profile.confirm')}
        </Button>
        {stored && <Button onPress={() => save(null)}>{t('profile.delete')}</Button>}
        <span role="status" className="text-xs text-muted">
          {state === 'saved' && <Appear>{t('form.saved')}</Appear>}
        </span>
      </div>
    </div>
  );
}
