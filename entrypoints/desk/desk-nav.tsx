import { useTexts } from '@/components/texts';
import { useDesk } from '@/hooks/desk/desk-provider';
import type { Route } from '@/utils/surfaces/route';
import type { PlainKey } from '@/utils/texts/text-key';
import { RouteLink } from './route-link';

const PLACES: { id: string; label: PlainKey; to: Route; isHere: (at: Route, form: string) => boolean }[] = [
  {
    id: 'tab-email',
    label: 'desk.email',
    to: { name: 'new-lookup', form: 'email' },
    isHere: ({ name }, form) => isLookup(name) && form === 'email',
  },
  {
    id: 'tab-subject',
    label: 'desk.subject',
    to: { name: 'new-lookup', form: 'subject' },
    isHere: ({ name }, form) => isLookup(name) && form === 'subject',
  },
  { id: 'tab-history', label: 'desk.history', to: { name: 'history' }, isHere: ({ name }) => name === 'history' },
  {
    id: 'tab-batches',
    label: 'desk.batches',
    to: { name: 'batches' },
    isHere: ({ name }) => name === 'batches' || name === 'new-batch' || name === 'batch',
  },
];

const isLookup = (name: Route['name']): boolean => name === 'new-lookup' || name === 'lookup';

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
