import { useMemo, useState } from 'react';
import { TextField as AriaTextField, Label, TextArea } from 'react-aria-components';
import { DecisionButtons } from '@/components/decide/decision-buttons';
import type { Decisions } from '@/components/decide/decisions';
import { Button } from '@/components/kit/button';
import { INPUT_LOOK } from '@/components/kit/look';
import { useTexts } from '@/components/kit/texts';
import { PrintedLookup } from '@/components/result/printed-lookup';
import { decidedHits, hitKeys } from '@/utils/decision/decided-hits';
import { MAX_NOTE } from '@/utils/decision/decision';
import { subjectFacts } from '@/utils/decision/subject-facts';
import type { HandOver, Opinion } from '@/utils/hand-over/hand-over';
import { asColleague, type ForOpinion, forOpinion } from '@/utils/hand-over/opinions';
import { answerIdOf } from '@/utils/lookup/lookup-record';
import { interpret } from '@/utils/reading/interpret';
import type { ProviderProfiles } from '@/utils/reading/profile/profiles';

/** What is said about a decision so far. */
interface Said {
  agrees: boolean | null;
  note: string;
}
const NOTHING: Said = { agrees: null, note: '' };

/** The results of a file, read-only, and at each decision about a subject whether the user agrees. Nothing of it is stored here. */
export function SecondOpinion({
  file,
  profiles,
  onReply,
  onClose,
}: {
  file: HandOver;
  profiles: ProviderProfiles;
  /** Saves the reply. */
  onReply: (opinions: readonly Omit<Opinion, 'operator' | 'at'>[]) => void;
  onClose: () => void;
}) {
  const { t } = useTexts();
  const shown = useMemo(() => forOpinion(file).map((one) => withReading(one, file, profiles)), [file, profiles]);
  const [said, setSaid] = useState<ReadonlyMap<string, Said>>(new Map());
  const opinions = shown.flatMap(({ one: { made, record }, facts }) => {
    const { agrees, note } = said.get(made.subjectId) ?? NOTHING;
    if (agrees === null || facts === null) return [];
    const { subjectId, nameId, decidedAt } = made;
    return [{ subjectId, nameId, lookupId: record.id, agrees, note: note.trim(), decidedAt, facts }];
  });
  return (
    <div className="flex flex-col gap-4" data-testid="second-opinion">
      {shown.map(({ one: { made }, lookup, isSame }) => {
        const now = said.get(made.subjectId) ?? NOTHING;
        const change = (part: Partial<Said>) => setSaid(new Map(said).set(made.subjectId, { ...now, ...part }));
        return (
          <section key={made.subjectId} className="flex flex-col gap-2 rounded-lg border border-line p-3">
            <PrintedLookup lookup={lookup} />
            {isSame && (
              <>
                <DecisionButtons
                  label={t('handOver.second')}
                  value={now.agrees === null ? null : now.agrees ? 'agree' : 'differ'}
                  choices={[
                    { value: 'agree', text: t('handOver.agree') },
                    { value: 'differ', text: t('handOver.differ') },
                  ]}
                  onChoose={(value) => change({ agrees: value === 'agree' })}
                />
                <AriaTextField
                  value={now.note}
                  maxLength={MAX_NOTE}
                  onChange={(note) => change({ note })}
                  className="flex flex-col gap-1"
                >
                  <Label>{t('decision.note')}</Label>
                  <TextArea data-testid="opinion-note" dir="auto" rows={2} className={`${INPUT_LOOK} resize-y`} />
                </AriaTextField>
              </>
            )}
          </section>
        );
      })}
      <div className="flex gap-2">
        <Button
          variant="primary"
          data-testid="save-reply"
          isDisabled={opinions.length === 0}
          onPress={() => onReply(opinions)}
        >
          {t('form.save')}
        </Button>
        <Button onPress={onClose}>{t('form.close')}</Button>
      </div>
    </div>
  );
}

/** A result of a file as it is read here. `isSame`: it says what the first person decided on; else there is nothing to agree with. */
function withReading(one: ForOpinion, file: HandOver, profiles: ProviderProfiles) {
  const { made, hits, record, answer } = one;
  const read = interpret(record, answer, profiles);
  const facts = read && subjectFacts(read.report);
  const keys = hitKeys(read?.report.screeningEntries ?? [], answerIdOf(record));
  const decisions: Decisions = {
    ...{ made: { subject: null, hits: [] }, past: [], facts, hits: decidedHits(keys, []), draft: null, undo: null },
    colleagues: [made, ...hits].map((decided) => asColleague(decided, file)),
    ...READ_ONLY,
  };
  const lookup = {
    record,
    role: null,
    answer,
    read,
    decisions,
    purpose: record.purpose ?? null,
    line: null,
    ruleEditing: null,
  };
  return { one, facts, lookup, isSame: facts === made.facts };
}

const READ_ONLY: Pick<Decisions, 'setDraft' | 'decideHits' | 'decideSubject' | 'readSubject'> = {
  setDraft: () => undefined,
  decideHits: async () => undefined,
  decideSubject: async () => null,
  readSubject: async () => null,
};
