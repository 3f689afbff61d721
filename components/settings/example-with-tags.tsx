import { useTexts } from '@/components/kit/texts';
import type { JsonTree } from '@/utils/json/json-tree';
import { visibleText } from '@/utils/json/visible-text';
import { type ExampleTag, exampleLines } from '@/utils/reading/profile/example-lines';
import type { Report } from '@/utils/reading/report';
import type { PlainKey } from '@/utils/texts/text-key';

const TAG_NAMES = {
  score: 'rows.score',
  label: 'rows.label',
  hit: 'profile.saysHit',
  none: 'screening.noneFound',
  name: 'compare.name',
  birth: 'compare.birth',
  country: 'subject.country',
  list: 'compare.list',
  strength: 'compare.match',
} as const satisfies Record<ExampleTag, PlainKey>;

/** An answer as it is read: each field that says something is tagged with what it is taken for. */
export function ExampleWithTags({ answer, report }: { answer: JsonTree; report: Report }) {
  const { t, formats } = useTexts();
  return (
    <ol
      aria-label={t('scoreRule.example')}
      data-testid="example"
      dir="ltr"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-md bg-well p-3 font-mono text-xs leading-5"
    >
      {exampleLines(answer, report).map(({ pointer, pattern, depth, name, value, tag }) => (
        <li
          key={pointer}
          title={visibleText(pattern)}
          style={{ paddingInlineStart: `${depth}rem` }}
          className="wrap-anywhere"
        >
          <bdi>{visibleText(name)}</bdi>{' '}
          {value !== null && (
            <bdi className={`rounded-sm px-1 ${tag === null ? 'text-muted' : 'bg-accent-well text-ink'}`}>
              {'text' in value
                ? visibleText(value.text)
                : `[ ${value.entries === 0 ? '' : formats.number(value.entries)} ]`}
            </bdi>
          )}{' '}
          {tag !== null && (
            <span className="rounded-sm bg-accent px-1 font-sans text-on-accent">{t(TAG_NAMES[tag])}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
