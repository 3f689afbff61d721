import { Check } from 'lucide-react';
import { useContext, useMemo, useState } from 'react';
import { Dialog, Heading, ListBox, ListBoxItem, Modal, ModalOverlay, type Selection } from 'react-aria-components';
import { DecisionButtons } from '@/components/decide/decision-buttons';
import { DecisionsContext } from '@/components/decide/decisions';
import { DIALOG_BEHIND_LOOK, DIALOG_LOOK, DialogFoot } from '@/components/kit/confirm-dialog';
import { NoReplyNotice } from '@/components/kit/no-reply-notice';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { foreignText } from '@/utils/case-file/foreign-text';
import { comparisonInWords } from '@/utils/compare/comparison-in-words';
import { undecidedAmong } from '@/utils/decision/decided-hits';
import { HIT_DECISIONS, type HitDecisionValue, MAX_DECISION_REASON, MAX_TOGETHER } from '@/utils/decision/decision';
import { HIT_DECISION_TEXTS } from '@/utils/decision/decision-texts';
import type { ComparedHit } from '@/utils/result/compared-hits';
import { type GroupedFact, HIT_GROUPS, type HitGroup, type HitGroupId, hitGroups } from '@/utils/result/hit-groups';
import { plainLine } from '@/utils/service/redact';
import type { PlainKey } from '@/utils/texts/text-key';
import type { Texts } from '@/utils/texts/texts';
import { hitName, kindsText, listText } from './hit-words';

const GROUP_NAMES = {
  birth: 'decision.otherBirth',
  'birth-country': 'decision.otherBirthCountry',
  country: 'decision.otherCountry',
} as const satisfies Record<HitGroupId, PlainKey>;
const FACT_NAMES = { birth: 'compare.birth', country: 'subject.country' } as const satisfies Record<
  GroupedFact,
  PlainKey
>;

/** `open`: all hits without a decision, of which the user ticks some. */
type Shown = HitGroupId | 'open';

/**
 * Decides several hits in one press: those of a group, which start ticked, or any others that the user ticks. The last button names
 * how many, and nothing is decided before it is pressed.
 */
export default function SeveralDialog({
  hits,
  onDecide,
  onEnd,
}: {
  hits: readonly ComparedHit[];
  /** Decides all or none. @param reasons by the pointers of the hits */
  onDecide: (value: HitDecisionValue, reasons: ReadonlyMap<string, string>) => Promise<void>;
  /** @param done what was decided, in words; null if nothing was */
  onEnd: (done: string | null) => void;
}) {
  const texts = useTexts();
  const { t, formats } = texts;
  const decisions = useContext(DecisionsContext);
  const decided = decisions?.hits;
  const groups = useMemo(() => (decided ? hitGroups(hits, decided) : []), [hits, decided]);
  const [chosen, setChosen] = useState<Shown>(groups[0]?.id ?? 'open');
  /** Null until the user changes it. Given back as it comes, because it says from where a range is ticked. */
  const [changed, setChanged] = useState<Selection | null>(null);
  const [value, setValue] = useState<HitDecisionValue>('not-customer');
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ error: unknown } | null>(null);
  const open = undecidedAmong(hits, decided);
  // Decided elsewhere meanwhile, a group may be gone.
  const group = groups.find(({ id }) => id === chosen) ?? null;
  const listed = (group?.hits ?? open).slice(0, MAX_TOGETHER);
  const ticked = changed ?? (group === null ? new Set<string>() : 'all');
  const toDecide = listed.filter(({ entry }) => ticked === 'all' || ticked.has(entry.pointer));
  const count = t('screening.entries', { count: toDecide.length });
  const action = t('list.named', { name: t(HIT_DECISION_TEXTS[value]), value: count });
  const isSanctionsMatch = value === 'customer' && toDecide.some(({ entry }) => entry.kinds.includes('sanctions'));

  async function decide(): Promise<void> {
    setBusy(true);
    setFailed(null);
    try {
      await onDecide(
        value,
        new Map(toDecide.map((hit) => [hit.entry.pointer, reasonFor(hit, group, typed.trim(), texts)])),
      );
      onEnd(action);
    } catch (error) {
      setBusy(false);
      setFailed({ error });
    }
  }
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => !isOpen && onEnd(null)} className={DIALOG_BEHIND_LOOK}>
      <Modal className="flex max-h-full w-full max-w-2xl">
        <Dialog data-testid="several-dialog" className={DIALOG_LOOK}>
          <Heading slot="title" className="text-base font-semibold">
            {t('decision.title')}
          </Heading>
          <DecisionButtons<Shown>
            label={t('count.hits')}
            value={group?.id ?? 'open'}
            choices={[
              ...groups.map(({ id, hits }) => ({
                value: id,
                text: t('list.named', { name: t(GROUP_NAMES[id]), value: formats.number(hits.length) }),
              })),
              { value: 'open', text: t('decision.open', { count: open.length }) },
            ]}
            onChoose={(id) => {
              setChosen(id);
              setChanged(null);
            }}
          />
          <ListBox
            aria-label={t('count.hits')}
            selectionMode="multiple"
            escapeKeyBehavior="none"
            selectedKeys={ticked}
            onSelectionChange={setChanged}
            className="min-h-20 shrink overflow-auto rounded-md border border-line"
          >
            {listed.map((hit) => (
              <ListBoxItem
                key={hit.entry.pointer}
                id={hit.entry.pointer}
                textValue={hitName(hit.entry, texts)}
                className="group flex cursor-default items-center gap-2 border-b border-line px-2 py-1 text-xs -outline-offset-2 last:border-b-0 data-hovered:bg-well"
              >
                <Box />
                <span className="flex min-w-0 flex-1 flex-wrap gap-x-2">
                  <bdi className="font-medium">{hitName(hit.entry, texts)}</bdi>{' '}
                  <span className="text-muted">
                    {[kindsText(hit.entry, texts), listText(hit.entry)].filter(Boolean).join(' · ')}
                  </span>{' '}
                  <bdi className="basis-full text-muted empty:hidden">
                    {group ? factsOf(hit, group, texts) : comparedText(hit, texts)}
                  </bdi>
                </span>
              </ListBoxItem>
            ))}
          </ListBox>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <DecisionButtons
              label={t('decision.title')}
              value={value}
              choices={HIT_DECISIONS.map((each) => ({ value: each, text: t(HIT_DECISION_TEXTS[each]) }))}
              onChoose={setValue}
            />
            <div className="min-w-40 flex-1">
              <TextField
                aria-label={t('decision.reason')}
                placeholder={t('decision.reason')}
                maxLength={MAX_DECISION_REASON}
                value={typed}
                onChange={setTyped}
              />
            </div>
          </div>
          {isSanctionsMatch && <p className="text-xs font-medium text-caution">{t('decision.sanctionsText')}</p>}
          {failed && <NoReplyNotice error={failed.error} onAgain={() => void decide()} />}
          <DialogFoot
            action={action}
            isDisabled={isBusy || toDecide.length === 0}
            onConfirm={() => void decide()}
            onCancel={() => onEnd(null)}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The tick of a hit; the row says whether it is set. */
function Box() {
  return (
    <span className="flex size-4 shrink-0 items-center justify-center rounded-sm border border-edge bg-paper group-data-selected:border-accent group-data-selected:bg-accent group-data-selected:text-on-accent">
      <Check className="size-3 stroke-3 opacity-0 group-data-selected:opacity-100" />
    </span>
  );
}

/** Returns how a hit compares with what was asked. */
const comparedText = ({ comparison }: ComparedHit, texts: Pick<Texts, 't'>): string =>
  comparison ? comparisonInWords(comparison, texts).join(', ') : '';

/** Returns in what a hit of a group is another: "Birth 1980-11-02, asked 1961-04-03". */
function factsOf({ comparison }: ComparedHit, { id }: HitGroup, { t }: Pick<Texts, 't'>): string {
  const facts: readonly GroupedFact[] = HIT_GROUPS[id];
  return facts
    .map((fact) => {
      const { stated, asked } = comparison?.[fact] ?? {};
      const value = foreignText(plainLine(stated?.text ?? ''));
      return t('decision.otherFact', { fact: t(FACT_NAMES[fact]), stated: value, asked: asked ?? '' });
    })
    .join('; ');
}

/** Returns why a hit was decided: in what it is another, and what the user has typed. */
const reasonFor = (hit: ComparedHit, group: HitGroup | null, typed: string, texts: Pick<Texts, 't'>): string =>
  [group ? factsOf(hit, group, texts) : '', typed]
    .filter((part) => part !== '')
    .join('; ')
    .slice(0, MAX_DECISION_REASON);
