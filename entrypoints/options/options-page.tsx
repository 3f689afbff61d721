import { type ReactNode, useEffect } from 'react';
import { PageFault } from '@/components/page-fault';
import { useSettings } from '@/hooks/settings/use-settings';
import type { Database } from '@/utils/storage/database';
import { AboutSection } from './about-section';
import { ConnectionSection } from './connection-section';
import { DamageNotice } from './damage-notice';
import { KeyboardSection } from './keyboard-section';
import { LookupsSection } from './lookups-section';
import { PolicyNotice } from './policy-notice';
import { PrivacySection } from './privacy-section';
import { ScoreRulesSection } from './score-rules-section';
import { SitesSection } from './sites-section';
import { TransferSection } from './transfer-section';

/** All options on one page, section after section. */
export function OptionsPage({ database }: { database: Database }) {
  const settings = useSettings();
  const isThere = settings !== undefined;
  // The browser looked for the section in the address before the page was drawn.
  useEffect(() => {
    if (isThere) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isThere]);
  if (settings === undefined) return null;
  const sections: { id: string; title: string; content: ReactNode }[] = [
    { id: 'connection', title: 'Connection', content: <ConnectionSection settings={settings} database={database} /> },
    { id: 'sites', title: 'Sites', content: <SitesSection settings={settings} /> },
    { id: 'reading', title: 'Reading', content: <ScoreRulesSection settings={settings} database={database} /> },
    { id: 'look-ups', title: 'Look-ups', content: <LookupsSection database={database} settings={settings} /> },
    { id: 'keyboard', title: 'Keyboard', content: <KeyboardSection /> },
    { id: 'privacy', title: 'Privacy', content: <PrivacySection settings={settings} /> },
    { id: 'transfer', title: 'Import and export', content: <TransferSection settings={settings} /> },
    { id: 'about', title: 'About', content: <AboutSection database={database} /> },
  ];
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-x-10 gap-y-4 p-4 sm:p-6 md:flex-row">
      <header className="md:sticky md:top-6 md:w-40 md:shrink-0 md:self-start">
        <h1 className="text-lg font-semibold">Sightline options</h1>
        <nav aria-label="Sections">
          <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 md:flex-col">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main className="flex max-w-xl min-w-0 flex-1 flex-col gap-8">
        <DamageNotice />
        <PolicyNotice />
        {sections.map(({ id, title, content }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="flex scroll-mt-4 flex-col gap-4">
            <h2 id={`${id}-title`} className="border-b border-line pb-1 text-base font-semibold">
              {title}
            </h2>
            <PageFault>{content}</PageFault>
          </section>
        ))}
      </main>
    </div>
  );
}
