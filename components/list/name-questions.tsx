import { Label, Radio, RadioGroup } from 'react-aria-components';
import { RADIO_LOOK } from '@/components/kit/look';
import { Notice } from '@/components/kit/notice';
import { RichText, useTexts } from '@/components/kit/texts';
import type { NameQuestion } from '@/utils/list/name-question';
import type { NameAnswers, NameKind } from '@/utils/subject/name-cell';
import type { PlainKey, TextKey } from '@/utils/texts/text-key';
import { LineList } from './line-list';

const WORDS = {
  number: { title: 'names.numbers', names: 'names.onlyName' },
  remark: { title: 'names.remarks', names: 'names.onlyName' },
  company: { title: 'names.companies', names: 'names.onlyName' },
  joint: { title: 'names.joint', names: 'names.each' },
  'other-name': { title: 'names.others', names: 'names.mainName' },
} as const satisfies Record<NameKind, { title: TextKey; names: PlainKey }>;

const ANSWERS = ['names', 'whole', 'left-out'] as const satisfies readonly NameAnswers[NameKind][];

/** Asks once for each kind of cells that hold more than a name, and shows what is sent. Until then, their rows are left out. */
export function NameQuestions({
  questions,
  answers,
  onAnswers,
}: {
  questions: readonly NameQuestion[];
  answers: NameAnswers;
  onAnswers: (answers: NameAnswers) => void;
}) {
  const { t } = useTexts();
  return questions.map(({ kind, lines }) => {
    const chosen = answers[kind] ?? null;
    const { title, names } = WORDS[kind];
    const nameOf = { names, whole: 'names.whole', 'left-out': 'column.notSent' } as const;
    return (
      <Notice
        key={kind}
        tone={chosen === null ? 'caution' : 'neutral'}
        data-testid={`names-${kind}`}
        title={t(title, { count: lines.length })}
      >
        <LineList lines={lines}>
          {(line) => (
            <>
              {line.names.length === 0 && t('badRow.halfName')}
              {line.names.length > 0 && (chosen === null || chosen === 'names') && (
                <RichText text="column.sentAs" slots={{ names: <bdi>{line.names.join(' · ')}</bdi> }} />
              )}
            </>
          )}
        </LineList>
        <RadioGroup
          value={chosen}
          onChange={(next) => onAnswers({ ...answers, [kind]: ANSWERS.find((answer) => answer === next) })}
          className="flex flex-col gap-1"
        >
          <Label>{chosen === null ? t('column.datesWait') : t(title, { count: lines.length })}</Label>
          {ANSWERS.map((answer) => (
            <Radio key={answer} value={answer} className={RADIO_LOOK}>
              {t(nameOf[answer])}
            </Radio>
          ))}
        </RadioGroup>
      </Notice>
    );
  });
}
