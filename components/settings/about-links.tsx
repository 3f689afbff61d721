import { useTexts } from '@/components/kit/texts';
import type { PlainKey } from '@/utils/texts/text-key';

/** Pages of the package (`packaged/help-pages.ts`); none asks anybody for anything. */
const PAGES: readonly { href: string; name: PlainKey }[] = [
  { href: '/help/setup.html', name: 'about.help' },
  { href: '/help/privacy.html', name: 'settings.privacy' },
  { href: '/help/changes.html', name: 'about.changes' },
  { href: '/THIRD-PARTY.txt', name: 'about.licenses' },
];

/** Links out of the product. `reportUrl`: where the publisher takes reports of faults; empty if nowhere. */
export function AboutLinks({ reportUrl }: { reportUrl: string }) {
  const { t } = useTexts();
  const links = [...PAGES, ...(reportUrl === '' ? [] : [{ href: reportUrl, name: 'about.report' as const }])];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {links.map(({ href, name }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noreferrer">
            {t(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}
