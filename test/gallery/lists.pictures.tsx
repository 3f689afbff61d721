import { DateQuestions } from '@/components/list/date-questions';
import { ValueQuestions } from '@/components/list/value-questions';
import { NO_ANSWERS } from '@/utils/subject/read-birth-date';
import { take } from './take';

const noop = () => undefined;

take('batch-date-questions', () => (
  <div className="flex flex-col gap-3">
    {([null, 'day-first'] as const).map((order) => (
      <DateQuestions
        key={order}
        questions={[
          {
            about: 'order',
            count: 12,
            value: '01/02/1980',
            readings: [
              { answer: { order: 'day-first' }, iso: '1980-02-01' },
              { answer: { order: 'month-first' }, iso: '1980-01-02' },
            ],
          },
          {
            about: 'short-year',
            count: 3,
            value: '12 May 08',
            readings: [
              { answer: { shortYears: 'latest' }, iso: '2008-05-12' },
              { answer: { shortYears: '1900s' }, iso: '1908-05-12' },
            ],
          },
          {
            about: 'serial',
            count: 40,
            value: '29353',
            readings: [{ answer: { areSerials: true }, iso: '1980-05-12' }],
          },
        ]}
        answers={{ ...NO_ANSWERS, order }}
        onAnswers={noop}
      />
    ))}
    <ValueQuestions
      questions={[
        { about: 'country', key: 'brasileira', value: 'brasileira', count: 12 },
        { about: 'country', key: 'atlantis', value: 'Atlantis', count: 1 },
        { about: 'placeholder', key: '1900-01-01', value: '01.01.1900', count: 40 },
      ]}
      answers={{ country: new Map([['brasileira', 'BR']]), placeholder: new Map([['1900-01-01', '']]) }}
      onAnswers={noop}
    />
  </div>
));
