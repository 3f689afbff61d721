import { RouteLink } from '@/components/kit/route-link';
import { useTexts } from '@/components/kit/texts';
import { useDesk } from '@/components/kit/use-desk';
import { LOOKUP_FORMS, type LookupForm, type Route } from '@/utils/surfaces/route';
import type { PlainKey } from '@/utils/texts/text-key';

interface Place {
  id: string;
  label: PlainKey;
  to: Route;
  isHere: (at: Route, form: LookupForm) => boolean;
}

const FORM_LABELS: Record<LookupForm, PlainKey> = { email: 'desk.email', subject: 'desk.subject' };

const PLACES: Place[] = [
  ...LOOKUP_FORMS.map(
    (form): Place => ({
      id: `tab-${form}`,
      label: FORM_LABELS[form],
      to: { name: 'new-lookup', form },
      isHere: ({ name }, last) => (name === 'new-lookup' || name === 'lookup') && last === form,
    }),
  ),
  { id: 'tab-history', label: 'desk.history', to: { name: 'history' }, isHere: ({ name }) => name === 'history' },
  {
    id: 'tab-batches',
    label: 'desk.batches',
    to: { name: 'batches' },
    isHere: ({ name }) => name === 'batches' || name === 'new-batch' || name === 'batch',
  },
];

/** The places of the desk, as one segmented control. */
export function DeskNav() {
  const { t } = useTexts();
  const { route, form } = useDesk();
  return (
    <nav
      aria-label={t('desk.mainMenu')}
      className="flex shrink-0 flex-wrap gap-0.5 rounded-md border border-line bg-well p-0.5"
    >
      {PLACES.map(({ id, label, to, isHere }) => (
        <RouteLink
          key={id}
          data-testid={id}
          to={to}
          aria-current={isHere(route, form) ? 'page' : undefined}
          className="flex-auto rounded-sm border border-transparent px-2 py-1 text-center whitespace-nowrap text-muted no-underline hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink aria-[current=page]:shadow-1 forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-[Highlight]"
        >
          {t(label)}
        </RouteLink>
      ))}
    </nav>
  );
}
