import { countryList } from '@/components/kit/country-list';
import { Notice } from '@/components/kit/notice';
import { Select } from '@/components/kit/select';
import { useTexts } from '@/components/kit/texts';
import type { CellValue, ValueAnswers, ValueQuestion } from '@/utils/list/value-question';
import type { TextKey } from '@/utils/texts/text-key';

/** More values in one column are no nationalities: another column was meant. */
const MAX_SHOWN = 30;

const WORDS = {
  country: { title: 'column.unknownCountries', ask: 'column.whichCountry' },
  placeholder: { title: 'column.unknownDates', ask: 'subject.isRealDate' },
} as const satisfies Record<CellValue['about'], Record<string, TextKey>>;

/** Asks once for each value that only the user can read. Until then, the rows that have it are left out. */
export function ValueQuestions({
  questions,
  answers,
  onAnswers,
}: {
  questions: readonly ValueQuestion[];
  answers: ValueAnswers;
  onAnswers: (answers: ValueAnswers) => void;
}) {
  const { t, locale } = useTexts();
  const optionsOf = ({ about, key }: ValueQuestion) =>
    about === 'country'
      ? countryList(locale).all.map(({ code, name }) => ({ id: code, name }))
      : [{ id: key, name: t('column.readAs', { date: key }) }];
  return (['country', 'placeholder'] as const).map((about) => {
    const asked = questions.filter((question) => question.about === about);
    const isOpen = asked.some(({ key }) => !answers[about].has(key));
    if (asked.length === 0) return null;
    const { title, ask } = WORDS[about];
    return (
      <Notice
        key={about}
        tone={isOpen ? 'caution' : 'neutral'}
        data-testid={`values-${about}`}
        title={t(title, { count: asked.length })}
      >
        <p>
          {about === 'placeholder' && `${t('subject.placeholderDate')} `}
          {isOpen && t('column.datesWait')}
        </p>
        {asked.slice(0, MAX_SHOWN).map((question) => (
          <Select
            key={question.key}
            label={`${t(ask, { value: question.value })} · ${t('rows.count', { count: question.count })}`}
            // An empty answer means that nothing is sent.
            value={answers[about].get(question.key) === '' ? NOT_SENT : (answers[about].get(question.key) ?? '')}
            options={[
              { id: '', name: t('column.chooseAnswer') },
              { id: NOT_SENT, name: t('column.notSent') },
              ...optionsOf(question),
            ]}
            onChange={(chosen) => onAnswers({ ...answers, [about]: withAnswer(answers[about], question.key, chosen) })}
          />
        ))}
        {asked.length > MAX_SHOWN && <p>{t('list.more', { more: asked.length - MAX_SHOWN })}</p>}
      </Notice>
    );
  });
}

const NOT_SENT = 'not-sent';

function withAnswer(answers: ReadonlyMap<string, string>, key: string, chosen: string): ReadonlyMap<string, string> {
  const next = new Map(answers);
  if (chosen === '') next.delete(key);
  else next.set(key, chosen === NOT_SENT ? '' : chosen);
  return next;
}
