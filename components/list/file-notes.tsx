import { Radio, RadioGroup } from 'react-aria-components';
import { Button } from '@/components/kit/button';
import { Checkbox } from '@/components/kit/checkbox';
import { RADIO_LOOK } from '@/components/kit/look';
import { Notice } from '@/components/kit/notice';
import { Select } from '@/components/kit/select';
import { RichText, useTexts } from '@/components/kit/texts';
import { ENCODINGS, type Encoding, encodingName } from '@/utils/list/encodings';
import { shortened } from '@/utils/list/shortened';
import type { HiddenPart } from '@/utils/list/workbook/open-workbook';
import type { PlainKey, TextKey } from '@/utils/texts/text-key';
import type { FileProblem, FileReading } from './file-reading';

const PROBLEM_TEXTS = {
  'too-large': 'file.tooLarge',
  unreadable: 'file.unreadable',
  'not-text': 'file.notText',
  'old-workbook': 'file.oldWorkbook',
  'not-a-workbook': 'file.damagedWorkbook',
  'workbook-too-large': 'file.workbookTooLarge',
  'too-many-columns': 'file.tooManyColumns',
  'too-many-rows': 'file.tooManyRows',
  'no-sheet': 'file.noSheet',
  'not-calculated': 'file.notCalculated',
} as const satisfies Record<FileProblem, TextKey>;

const HIDDEN = [
  { part: 'rows', title: 'file.hiddenRows', include: 'file.includeHidden' },
  { part: 'columns', title: 'file.hiddenColumns', include: 'file.includeHiddenColumns' },
] as const satisfies readonly { part: HiddenPart; title: TextKey; include: PlainKey }[];

/** More hidden columns are counted. */
const MAX_NAMED = 20;

/** What the user can choose about a file. `onKeep`: the user wants the list that was there before. */
export interface FileChoices {
  onEncoding: (encoding: Encoding) => void;
  onSheet: (sheet: number) => void;
  /** What the list does not have of what the workbook hides. */
  onHidden: (leaves: readonly HiddenPart[]) => void;
  onKeep: () => void;
}

/** Says what became of the chosen file, and asks for its encoding or its sheet. */
export function FileNotes({
  file,
  hasList,
  choices: { onEncoding, onSheet, onHidden, onKeep },
}: {
  file: FileReading;
  /** The field holds an older list. */
  hasList: boolean;
  choices: FileChoices;
}) {
  const { t, formats } = useTexts();
  const { state, encoding, options, sheets, sheet, hidden, hiddenColumns, leaves } = file;
  const hiddenSheets = sheets.filter(({ isHidden }, at) => isHidden && at !== sheet).length;
  const name = <bdi>{file.name}</bdi>;
  const encodings = (
    <Select
      label={t('file.encoding')}
      value={encoding ?? ''}
      options={[
        ...(encoding === null ? [{ id: '' as const, name: t('file.otherEncoding') }] : []),
        ...ENCODINGS.map((id) => ({ id, name: encodingName(id) })),
      ]}
      onChange={(chosen) => chosen !== '' && chosen !== 'utf-8' && onEncoding(chosen)}
    />
  );
  return (
    <>
      {sheets.length > 1 && (
        <Select
          label={t('file.sheet')}
          value={String(sheet)}
          options={sheets.map(({ name: title, isHidden }, at) => ({
            id: String(at),
            name: isHidden ? t('file.hiddenSheet', { sheet: title }) : title,
          }))}
          onChange={(chosen) => onSheet(Number(chosen))}
        />
      )}
      {hiddenSheets > 0 && (
        <p data-testid="hidden-sheets" className="text-xs text-muted">
          {t('file.hiddenSheets', { count: hiddenSheets })}
        </p>
      )}
      {state === 'loaded' &&
        HIDDEN.filter(({ part }) => hidden[part] > 0).map(({ part, title, include }) => (
          <Notice key={part} tone="caution" data-testid={`hidden-${part}`} title={t(title, { count: hidden[part] })}>
            {part === 'columns' && (
              <p className="wrap-anywhere">
                <bdi>{formats.list(hiddenColumns.slice(0, MAX_NAMED).map(shortened))}</bdi>
                {hiddenColumns.length > MAX_NAMED && ` ${t('list.more', { more: hiddenColumns.length - MAX_NAMED })}`}
              </p>
            )}
            <Checkbox
              isSelected={!leaves.includes(part)}
              onChange={(hasPart) => onHidden(hasPart ? leaves.filter((left) => left !== part) : [...leaves, part])}
            >
              {t(include)}
            </Checkbox>
          </Notice>
        ))}
      {state === 'loaded' && encoding !== null && encodings}
      {state === 'asked' && (
        <Notice tone="caution" data-testid="encoding" title={t('file.whichEncoding')}>
          <p>
            <RichText text="file.whichEncodingText" slots={{ file: name }} />
          </p>
          <RadioGroup
            aria-label={t('file.whichEncoding')}
            value={null}
            onChange={(chosen) => {
              const option = options.find((each) => each.encoding === chosen);
              if (option) onEncoding(option.encoding);
            }}
            className="flex flex-col gap-1"
          >
            {options.map(({ encoding: id, lines }) => (
              <Radio key={id} value={id} className={`${RADIO_LOOK} max-w-full`}>
                <span className="min-w-0">
                  {lines.map((line) => (
                    <bdi key={line} className="block truncate">
                      {shortened(line)}
                    </bdi>
                  ))}
                  <span className="text-xs text-muted">{encodingName(id)}</span>
                </span>
              </Radio>
            ))}
          </RadioGroup>
          {encodings}
          {hasList && <KeepList onKeep={onKeep} />}
        </Notice>
      )}
      {state !== 'loaded' && state !== 'asked' && (
        <Notice tone="problem" data-testid="file-refused" title={t('file.refused')}>
          <p>
            <RichText text={PROBLEM_TEXTS[state]} slots={{ file: name }} />
          </p>
          {hasList && <KeepList onKeep={onKeep} />}
        </Notice>
      )}
    </>
  );
}

function KeepList({ onKeep }: { onKeep: () => void }) {
  const { t } = useTexts();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p>{t('file.refusedText')}</p>
      <Button onPress={onKeep}>{t('file.keepList')}</Button>
    </div>
  );
}
