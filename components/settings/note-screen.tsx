import { useMemo } from 'react';
import { SavedText } from '@/components/kit/saved-text';
import { SettingFields, type SettingIn, SettingRows } from '@/components/kit/setting-rows';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useNoteTexts } from '@/components/kit/use-texts-in';
import { caseNote } from '@/utils/case-file/case-note';
import { noteParts } from '@/utils/case-file/note-parts';
import { PLACEHOLDERS, templateProblem } from '@/utils/case-file/note-template';
import { call } from '@/utils/messages/call';
import { subjectTitle } from '@/utils/result/subject-title';
import { calendarDay } from '@/utils/settings/calendar-day';
import { MAX_TEMPLATE } from '@/utils/settings/settings';
import type { Texts } from '@/utils/texts/texts';
import type { NoteExample } from './note-example';
import { useNoteExample } from './use-note-example';

/** The wording of case notes, with a preview that follows the typing. */
export function NoteScreen() {
  const { t } = useTexts();
  const { settings, policy } = useApp();
  const texts = useNoteTexts();
  const example = useNoteExample();
  const remarkOf = (template: string) => {
    const problem = templateProblem(template);
    if (problem === null) return undefined;
    return problem.kind === 'unknown'
      ? t('noteTemplate.unknown', { name: problem.name })
      : t('noteTemplate.unclosed', { line: problem.line });
  };
  return (
    <SettingRows>
      <SettingFields<SettingIn<'settings.note'>>
        fields={{
          noteTemplate: (
            <SavedText
              data-testid="note-template"
              label={t('noteTemplate.label')}
              description={t('noteTemplate.help')}
              rows={6}
              value={settings.noteTemplate}
              isManaged={policy.noteTemplate !== undefined}
              problemOf={(text) =>
                text.length > MAX_TEMPLATE ? t('noteTemplate.tooLong', { most: MAX_TEMPLATE }) : undefined
              }
              remarkOf={remarkOf}
              onSave={(noteTemplate) => call('saveSettings', { noteTemplate })}
            >
              {(template) => texts && example && <Preview template={template} example={example} texts={texts} />}
            </SavedText>
          ),
        }}
      />
    </SettingRows>
  );
}

/** A note by a template, and the value of each placeholder. */
function Preview({ template, example, texts }: { template: string; example: NoteExample; texts: Texts }) {
  const { t } = useTexts();
  const { record, isInvented } = example;
  const context = useMemo(() => ({ personal: true, texts, today: calendarDay(new Date()) }), [texts]);
  const parts = useMemo(() => noteParts(example, context), [example, context]);
  return (
    <>
      <section aria-label={t('scoreRule.preview')}>
        <p className="text-xs text-muted">
          {isInvented
            ? t('noteTemplate.invented')
            : t('noteTemplate.ofLast', { subject: subjectTitle(record.subject) })}
        </p>
        <pre
          data-testid="note-preview"
          dir="auto"
          className="mt-1 rounded-md bg-well p-3 text-xs wrap-anywhere whitespace-pre-wrap"
        >
          {caseNote(example, { ...context, template })}
        </pre>
      </section>
      <details>
        <summary>{t('noteTemplate.placeholders')}</summary>
        <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-xs">
          {PLACEHOLDERS.map((name) => (
            <div key={name} className="contents">
              <dt>
                <code>{`{${name}}`}</code>
              </dt>
              <dd dir="auto" className="line-clamp-2 wrap-anywhere text-muted">
                {parts[name].join('; ') || '–'}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
