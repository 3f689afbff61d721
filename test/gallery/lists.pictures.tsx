import { DateQuestions } from '@/components/batch/date-questions';
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
  </div>
));
