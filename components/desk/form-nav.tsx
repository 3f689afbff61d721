import { RouteLink } from '@/components/kit/route-link';
import { useTexts } from '@/components/kit/texts';
import { Toolbar } from '@/components/kit/toolbar';
import { useDesk } from '@/components/kit/use-desk';
import { hashOf, LOOKUP_FORMS, type LookupForm, type Route } from '@/utils/surfaces/route';
import type { PlainKey } from '@/utils/texts/text-key';

const FORM_LABELS: Record<LookupForm, PlainKey> = { email: 'desk.email', subject: 'desk.subject' };

const FORMS: readonly { id: string; label: PlainKey; to: Route }[] = [
  ...LOOKUP_FORMS.map((form) => ({
    id: `tab-${form}`,
    label: FORM_LABELS[form],
    to: { name: 'new-lookup', form } as const,
  })),
  { id: 'tab-list', label: 'newBatch.title', to: { name: 'new-batch', source: 'text' } },
];

/** The forms of a new lookup, as one segmented control: one stop of Tab, with arrow keys between its links. */
export function FormNav() {
  const { t } = useTexts();
  const { route } = useDesk();
  return (
    <Toolbar
      aria-label={t('desk.newLookup')}
      className="flex max-w-xl shrink-0 flex-wrap gap-0.5 rounded-md border border-line bg-well p-0.5"
    >
      {FORMS.map(({ id, label, to }) => (
        <RouteLink
          key={id}
          data-testid={id}
          to={to}
          aria-current={hashOf(to) === hashOf(route) ? 'page' : undefined}
          className="flex-auto rounded-sm border border-transparent px-2 py-0.5 text-center whitespace-nowrap text-muted no-underline hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink aria-[current=page]:shadow-1 forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-[Highlight]"
        >
          {t(label)}
        </RouteLink>
      ))}
    </Toolbar>
  );
}
