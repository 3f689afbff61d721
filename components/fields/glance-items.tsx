import type { ReactNode } from 'react';
import type { Fact } from '@/utils/reading/facts/facts';
import { saysFinding } from '@/utils/reading/facts/screening/screening-row';
import type { GlanceReport } from '@/utils/reading/glance-report';
import { COUNT_NAMES, countInWords, possibleInWords, SCREENING_NAMES } from '@/utils/reading/in-words';
import type { Report } from '@/utils/reading/report';
import { rowsInWords } from '@/utils/reading/rows-in-words';
import type { PlainKey } from '@/utils/texts/text-key';
import type { Texts } from '@/utils/texts/texts';
import { FieldValue } from './field-value';
import { HIT_ICONS } from './hit-icons';

const FACT_NAMES = {
  deliverable: 'fact.deliverable',
  disposable: 'fact.disposable',
  'domain-since': 'fact.domainSince',
} as const satisfies Record<Exclude<Fact['kind'], 'confirmed'>, PlainKey>;

/** What an answer says in one value: its name and the value. */
export interface GlanceItem {
  key: string;
  name: string;
  value: ReactNode;
}

/** Returns the counts and facts of an answer. Absent ones are omitted, never shown as 0. */
export function glanceItems({ counts, facts }: Pick<Report, 'counts' | 'facts'>, texts: Texts): GlanceItem[] {
  const { t } = texts;
  return [
    ...counts.map((count) => ({
      key: count.pointer,
      name: t(COUNT_NAMES[count.kind]),
      value: countInWords(count, texts),
    })),
    ...facts.map(({ kind, field }) => ({
      key: field.pointer,
      name: kind === 'confirmed' ? field.name : t(FACT_NAMES[kind]),
      value: <FieldValue value={field.value} />,
    })),
  ];
}

/**
 * Returns the rows of screening, for surfaces without a section for it; none if no row says anything. Beside "none
 * found", a missing row would look like a clear result.
 */
export function screeningItems(
  report: Pick<GlanceReport, 'screening' | 'screeningEntries' | 'coverage' | 'rowNames'>,
  texts: Texts,
): GlanceItem[] {
  const { screening } = report;
  const possible = possibleInWords(report.coverage, texts);
  if (!screening.some(saysFinding) && possible === null) return [];
  const inWords = rowsInWords(report, texts);
  const rows = screening.map((row) => {
    const Icon = HIT_ICONS[row.state];
    const words = inWords.get(row.kind);
    return {
      key: row.kind,
      name: texts.t(SCREENING_NAMES[row.kind]),
      value: Icon ? (
        <span className="text-caution">
          <Icon className="me-1 inline size-3.5 align-[-0.15em]" />
          {words}
        </span>
      ) : (
        words
      ),
    };
  });
  return possible === null ? rows : [...rows, { key: 'possible', name: texts.t('screening.title'), value: possible }];
}
