import { type DragEvent, useRef, useState } from 'react';
import { TextField as AriaTextField, FileTrigger, Label, Text, TextArea } from 'react-aria-components';
import { Button } from '@/components/kit/button';
import { INPUT_LOOK } from '@/components/kit/look';
import { RichText, useTexts } from '@/components/kit/texts';
import { useLostFocus } from '@/components/kit/use-lost-focus';
import { encodingName } from '@/utils/list/encodings';
import { type FileChoices, FileNotes } from './file-notes';
import type { FileReading } from './file-reading';

/** Input for a text: typed, pasted, chosen as a file, or dropped as a file. */
export function TextSource({
  label,
  description,
  placeholder,
  text,
  onText,
  onFile,
  file,
  choices,
}: {
  label: string;
  description: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  onFile: (file: File) => void;
  /** The last file that was chosen, and what can be chosen about it. */
  file: FileReading | null;
  choices: FileChoices;
}) {
  const { t } = useTexts();
  const [isOver, setOver] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // The button or link that led here is gone.
  useLostFocus(field, 'shown');
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type !== 'dragleave');
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (!dropped) return;
    event.preventDefault();
    onFile(dropped);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only pointers can drop a file; the button works for everyone
    <div
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={over}
      onDrop={drop}
      className={`flex flex-col gap-2 rounded-md ${isOver ? 'outline-2 outline-offset-4 outline-accent' : ''}`}
    >
      <AriaTextField value={text} onChange={onText} className="flex flex-col gap-1">
        <Label className="font-medium">{label}</Label>
        <TextArea
          data-testid="batch-text"
          ref={field}
          rows={8}
          spellCheck={false}
          autoComplete="off"
          placeholder={placeholder}
          // Each line has its own direction. With dir="auto", Chromium takes 42 s for 60 000 lines.
          className={`${INPUT_LOOK} resize-y text-start font-mono [unicode-bidi:plaintext]`}
        />
        <Text slot="description" className="text-xs text-muted">
          {description}
        </Text>
      </AriaTextField>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <FileTrigger
          acceptedFileTypes={['.csv', '.txt', '.tsv', '.xlsx', '.xlsm', 'text/csv', 'text/plain']}
          onSelect={(files) => {
            const chosen = files?.[0];
            if (chosen) onFile(chosen);
          }}
        >
          <Button>{t('file.choose')}</Button>
        </FileTrigger>
        {text !== '' && (
          <Button variant="quiet" onPress={() => onText('')}>
            {t('file.clear')}
          </Button>
        )}
        <span role="status" className="min-w-0 text-xs text-muted">
          {file?.state === 'loaded' &&
            (file.encoding === null ? (
              <RichText text="file.loaded" slots={{ file: <bdi>{file.name}</bdi> }} />
            ) : (
              <RichText
                text="file.loadedAs"
                slots={{ file: <bdi>{file.name}</bdi>, encoding: encodingName(file.encoding) }}
              />
            ))}
        </span>
      </div>
      {file && <FileNotes file={file} hasList={text !== ''} choices={choices} />}
    </div>
  );
}
