import { Label, Radio, RadioGroup } from 'react-aria-components';
import { Checkbox } from '@/components/kit/checkbox';
import { RADIO_LOOK } from '@/components/kit/look';
import { Notice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import type { ColumnAnswers, ColumnQuestion } from '@/utils/list/column-question';
import type { TextKey } from '@/utils/texts/text-key';

/** How each answer is named; {date} is what it makes of the example. */
const CHOICES = {
  'day-first': 'column.dayFirst',
  'month-first': 'column.monthFirst',
  latest: 'column.latestCentury',
  '1900s': 'column.lastCentury',
} as const satisfies Record<string, TextKey>;

/** What is unclear about the dates, and the question about {value}, the first of them. */
const WORDS = {
  order: { title: 'column.unclearDates', ask: 'column.dateOrder' },
  'short-year': { title: 'column.shortYears', ask: 'subject.whichDate' },
  serial: { title: 'column.dayNumbers', ask: 'column.isDayNumber' },
  moment: { title: 'column.moments', ask: 'subject.whichDate' },
  swapped: { title: 'column.swapped', ask: 'subject.whichDate' },
} as const satisfies Record<ColumnQuestion['about'], Record<string, TextKey>>;

interface Choice {
  answer: Partial<ColumnAnswers>;
  iso: string;
}

/** Asks once for a column whose dates can be read in several ways. Until then, their rows are left out. */
export function DateQuestions({
  questions,
  answers,
  onAnswers,
}: {
  questions: readonly ColumnQuestion[];
  answers: ColumnAnswers;
  onAnswers: (answers: ColumnAnswers) => void;
}) {
  const { t } = useTexts();
  return questions.map((question) => {
    const { about, readings, value, count } = question;
    const { title, ask } = WORDS[about];
    const distinct = readings.filter(({ iso }, at) => readings.findIndex((other) => other.iso === iso) === at);
    const chosen = readings.find(({ answer }) => isGiven(answer, answers));
    const label = `${t(ask, { value })} ${chosen ? '' : t('column.datesWait')}`.trim();
    const [only] = distinct;
    return (
      <Notice
        key={about}
        tone={chosen ? 'neutral' : 'caution'}
        data-testid={`date-${about}`}
        title={t(title, { count })}
      >
        {distinct.length === 1 && only ? (
          <>
            <p>{label}</p>
            <Checkbox
              isSelected={chosen !== undefined}
              onChange={(isSelected) =>
                onAnswers({ ...answers, ...(isSelected ? only.answer : withdrawn(only.answer)) })
              }
            >
              {t('column.readAs', { date: only.iso })}
            </Checkbox>
          </>
        ) : (
          <RadioGroup
            value={chosen ? nameOf(chosen) : null}
            onChange={(name) => {
              const next = distinct.find((choice) => nameOf(choice) === name);
              if (next) onAnswers({ ...answers, ...next.answer });
            }}
            className="flex flex-col gap-1"
          >
            <Label>{label}</Label>
            {distinct.map((choice) => (
              <Radio key={nameOf(choice)} value={nameOf(choice)} className={RADIO_LOOK}>
                {t(textOf(choice), { date: choice.iso })}
              </Radio>
            ))}
          </RadioGroup>
        )}
      </Notice>
    );
  });
}

const nameOf = ({ answer: { order, shortYears }, iso }: Choice): string => order ?? shortYears ?? iso;

const textOf = ({ answer: { order, shortYears } }: Choice) => {
  const named = order ?? shortYears;
  return named ? CHOICES[named] : 'column.readAs';
};

const fieldsOf = (answer: Partial<ColumnAnswers>) => Object.keys(answer) as (keyof ColumnAnswers)[];

const isGiven = (answer: Partial<ColumnAnswers>, answers: ColumnAnswers): boolean =>
  fieldsOf(answer).every((field) => answers[field] === answer[field]);

const withdrawn = (answer: Partial<ColumnAnswers>): Partial<ColumnAnswers> =>
  Object.fromEntries(fieldsOf(answer).map((field) => [field, null]));
