import { useTexts } from '@/components/kit/texts';
import { useThrottledQuery } from '@/components/kit/use-throttled-query';
import type { StoredLookup } from '@/components/result/use-stored-answers';
import { visibleText } from '@/utils/json/visible-text';
import { SCREENING_NAMES } from '@/utils/reading/in-words';
import { SCREENING_KINDS } from '@/utils/reading/lexicon/screening-kind';
import { parseAnswer } from '@/utils/reading/parse-answer';
import { type HitExample, hitExamples } from '@/utils/reading/profile/hit-examples';
import { HIT_FIELDS, type HitField, type Layout } from '@/utils/reading/profile/profile';
import { hostOf } from '@/utils/service/base-url';
import { OPERATIONS, type Operation } from '@/utils/service/operations';
import type { SettingsChanges } from '@/utils/settings/settings-changes';
import type { Texts } from '@/utils/texts/texts';
import { HIT_FIELD_NAMES } from './layout-editor';
import { screeningSummary } from './screening-part';
import { verdictSummary } from './verdict-part';

/** Reads the newest stored answers of an operation at a base URL. */
export type ReadAnswers = (service: string, operation: Operation) => Promise<StoredLookup[]>;

interface Row {
  title: string;
  /** How it is read: by which field, and what its words mean. */
  before: string;
  after: string;
  /** The field of a hit that it is about. */
  field?: HitField;
}

/** Returns the parts of a layout that say what a hit is and what it means, where they change. */
function changedRows(before: Layout | null, after: Layout | null, texts: Texts): Row[] {
  const { t } = texts;
  const rows: Row[] = [
    ...HIT_FIELDS.map((field) => ({
      title: `${t('profile.hitFields')} · ${t(HIT_FIELD_NAMES[field])}`,
      before: before?.hit[field] ?? t('profile.byRules'),
      after: after?.hit[field] ?? t('profile.byRules'),
      field,
    })),
    ...SCREENING_KINDS.map((kind) => ({
      title: t(SCREENING_NAMES[kind]),
      before: screeningSummary(before?.screening[kind], texts),
      after: screeningSummary(after?.screening[kind], texts),
    })),
    {
      title: t('rows.label'),
      before: before?.verdict ? verdictSummary(before.verdict, texts) : t('profile.byRules'),
      after: after?.verdict ? verdictSummary(after.verdict, texts) : t('profile.byRules'),
    },
  ];
  return rows.filter((row) => row.before !== row.after);
}

/** A list of answers is looked through at most this often while the preview is open. */
const EVERY_MS = 2_000;

/** Returns what hits of stored answers say before and after the change; undefined while they are read. */
function useExamples({ service, operation, before, after }: SettingsChanges['layouts'][number], read: ReadAnswers) {
  const by = (layout: Layout | null, { record, answer }: StoredLookup) =>
    parseAnswer(answer.text, record.subject, layout ? { layout } : undefined)?.report;
  const readExamples = async (): Promise<HitExample[]> => {
    // Where storage does not open, the fields still stand there, without examples.
    const answers = await read(service, operation).catch(() => []);
    return hitExamples(
      answers.flatMap((stored) => {
        const [was, will] = [by(before, stored), by(after, stored)];
        return was && will ? [{ before: was, after: will }] : [];
      }),
    );
  };
  return useThrottledQuery(readExamples, JSON.stringify([service, operation, before, after]), EVERY_MS);
}

/** Rows of a preview: by which fields and words results would be read otherwise, with a stored hit as an example. */
export default function LayoutChanges({
  change,
  read,
}: {
  change: SettingsChanges['layouts'][number];
  read: ReadAnswers;
}) {
  const texts = useTexts();
  const examples = useExamples(change, read);
  return changedRows(change.before, change.after, texts).map(({ title, before, after, field }) => {
    const example = examples?.find((own) => own.field === field);
    return (
      <tr key={title} className="border-t border-line align-top">
        <th className="py-1 pe-2 text-start font-normal">
          {title}
          <span className="block text-xs text-muted">
            <bdi>{`${texts.t(OPERATIONS[change.operation].words.name)} · ${hostOf(change.service)}`}</bdi>
          </span>
        </th>
        <ReadBy by={before} example={example?.before} look="pe-2 text-muted" />
        <ReadBy by={after} example={example?.after} look="" />
      </tr>
    );
  });
}

function ReadBy({ by, example, look }: { by: string; example: string | undefined; look: string }) {
  const { t } = useTexts();
  return (
    <td className={`py-1 wrap-anywhere ${look}`}>
      <bdi>{visibleText(by)}</bdi>
      {example !== undefined && (
        <bdi className="block">{t('profile.valuesHere', { values: visibleText(example) || t('value.empty') })}</bdi>
      )}
    </td>
  );
}
