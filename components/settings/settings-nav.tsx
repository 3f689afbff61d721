import type { LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { BrandMark } from '@/components/kit/brand-mark';
import { useTexts } from '@/components/kit/texts';
import type { PlainKey } from '@/utils/texts/text-key';

/** The sections of the page, with the one in view marked, and the version. */
export function SettingsNav({
  sections,
  version,
}: {
  sections: readonly { id: string; title: PlainKey; Icon: LucideIcon }[];
  version: string;
}) {
  const { t } = useTexts();
  const current = useSectionInView(sections.map(({ id }) => id));
  return (
    <header className="border-line bg-paper p-3 md:sticky md:top-0 md:h-screen md:w-62 md:shrink-0 md:border-e">
      <h1 className="flex items-center gap-2 p-2 font-semibold">
        <BrandMark /> {t('manifest.name')}
      </h1>
      <nav aria-label={t('settings.sections')} className="md:mt-2">
        <ul className="flex flex-wrap gap-1 md:flex-col">
          {sections.map(({ id, title, Icon }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                className="flex min-h-9 items-center gap-3 rounded-md px-2.5 text-second no-underline hover:bg-well aria-[current]:bg-accent-well aria-[current]:text-accent"
              >
                <Icon /> {t(title)}
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

/**
 * Returns the id of the first section in the upper third of the window; at the end of the page that of the last one,
 * because short sections never get so high.
 */
function useSectionInView(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState<ReadonlySet<string>>(new Set());
  const isAtEnd = useIsAtEnd();
  const joined = ids.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setInView((before) => {
          const next = new Set(before);
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) next.add(target.id);
            else next.delete(target.id);
          }
          return next;
        }),
      { rootMargin: '0px 0px -66%' },
    );
    for (const id of joined.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [joined]);
  return isAtEnd ? ids.at(-1) : ids.find((id) => inView.has(id));
}

/** Whether the page is scrolled to its end. False for a page without anything to scroll. */
function useIsAtEnd(): boolean {
  const [isAtEnd, setIsAtEnd] = useState(false);
  useEffect(() => {
    const aborter = new AbortController();
    // Positions can be fractions of a pixel.
    const look = () => setIsAtEnd(scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
    for (const event of ['scroll', 'resize']) addEventListener(event, look, { passive: true, signal: aborter.signal });
    return () => aborter.abort();
  }, []);
  return isAtEnd;
}
