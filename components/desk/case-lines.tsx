import { useContext } from 'react';
import { ShowAll } from '@/components/fields/limited';
import { useTexts } from '@/components/kit/texts';
import type { CaseContent } from '@/utils/case/case-content';
import { nameOfColleague } from '@/utils/case-file/foreign-text';
import { HIT_DECISION_TEXTS, SUBJECT_DECISION_TEXTS } from '@/utils/decision/decision-texts';
import { decisionOfLine } from '@/utils/log/decision-in-log';
import type { LogLine } from '@/utils/log/log-line';
import { OPERATIONS } from '@/utils/service/operations';
import { operation } from '@/utils/service/request-subject';
import type { Texts } from '@/utils/texts/texts';

/**
 * The files of colleagues about a case, and the lines of the lookup log that state it, folded but on paper; how many of them were
 * deleted by name, and when, is always said.
 */
export function CaseLines({ content: { reference, lines, erased, files } }: { content: CaseContent }) {
  const texts = useTexts();
  const { t, formats } = texts;
  const isPaper = useContext(ShowAll);
  const own = lines.filter(({ content }) => content?.reference === reference);
  const days = [...Map.groupBy(erased, ({ erasedAt }) => formats.moment(erasedAt, 'day'))];
  return (
    <div className="flex flex-col gap-1 text-xs text-muted">
      {days.map(([day, of]) => (
        <p key={day} data-testid="erased-lines">
          {t('case.erased', { count: of.length, day })} ({formats.list(of.map(({ number }) => String(number)))})
        </p>
      ))}
      {files.map(({ id, by, madeAt, of, count }) => (
        <p key={id} data-testid="case-file">
          <bdi>
            {t('handOver.from', {
              name: nameOfColleague(by, texts),
              day: formats.moment(madeAt, 'day'),
            })}
          </bdi>
          {' · '}
          {t(of === 'decisions' ? 'handOver.decisions' : 'handOver.opinions', { count })}
        </p>
      ))}
      {own.length > 0 && (
        <details data-testid="case-lines" open={isPaper}>
          <summary className="cursor-default">
            {t('settings.log')} ({formats.number(own.length)})
          </summary>
          <ol className="flex flex-col ps-2">
            {own.map((line) => (
              <li key={line.number} className="wrap-anywhere">
                {[
                  String(line.number),
                  formats.moment(line.at, 'exact'),
                  line.content?.operator,
                  lineInWords(line, texts),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                {' · '}
                <bdi>{[line.content?.subject, line.content?.hit].filter(Boolean).join(' · ')}</bdi>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

/** Returns what a line is about, in the words of the screen. */
function lineInWords(line: LogLine, { t }: Pick<Texts, 't'>): string {
  const { content } = line;
  if (content?.event === 'record') return t('compare.ownUsed');
  if (content?.event === 'undone') return t('decision.undone');
  const made = decisionOfLine(line);
  if (made) return t(made.of === 'subject' ? SUBJECT_DECISION_TEXTS[made.value] : HIT_DECISION_TEXTS[made.value]);
  const asked = operation.safeParse(content?.operation);
  return asked.success ? t(OPERATIONS[asked.data].words.name) : '';
}
