import type { LucideIcon } from 'lucide-react';
import { BrandMark } from '@/components/kit/brand-mark';
import { useTexts } from '@/components/kit/texts';
import type { PlainKey } from '@/utils/texts/text-key';

/** The sections of the settings, with the one that is shown marked, and the version. */
export function SettingsNav({
  sections,
  shown,
  version,
  hasNews,
}: {
  sections: readonly { id: string; title: PlainKey; Icon: LucideIcon }[];
  /** Id of a section. */
  shown: string;
  version: string;
  /** The version came with an update: a dot leads to what is new. */
  hasNews: boolean;
}) {
  const { t } = useTexts();
  return (
    <header className="border-line bg-paper p-3 md:sticky md:top-0 md:h-screen md:w-62 md:shrink-0 md:border-e">
      <h1 className="flex items-center gap-2 p-2 font-semibold">
        <BrandMark /> {t('manifest.name')}
      </h1>
      <nav aria-label={t('settings.sections')} className="md:mt-2">
        <ul className="grid grid-cols-2 gap-x-1 md:flex md:flex-col md:gap-1">
          {sections.map(({ id, title, Icon }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === shown ? 'page' : undefined}
                className="flex min-h-8 items-center gap-3 rounded-md px-2.5 text-second max-md:gap-2 max-md:px-1.5 max-md:text-xs md:min-h-9 no-underline hover:bg-well aria-[current]:bg-accent-well aria-[current]:text-accent"
              >
                <Icon /> {t(title)}{' '}
                {id === 'about' && hasNews && (
                  <span
                    role="img"
                    aria-label={t('about.changes')}
                    data-testid="news"
                    className="size-2 rounded-full bg-accent"
                  />
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {/* Above a narrow page it would stand before the first setting; *About* says it there. */}
      <p className="px-2.5 pt-5 text-xs text-muted max-md:hidden">{t('about.version', { version })}</p>
    </header>
  );
}
