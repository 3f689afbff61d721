import { type ReactNode, useEffect } from 'react';
import { PageFault } from '@/components/page-fault';
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
export function OptionsPage() {
  // The browser looked for the section in the address before the page was drawn.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  const sections: { id: string; title: string; content: ReactNode }[] = [
    { id: 'connection', title: 'Connection', content: <ConnectionSection /> },
    { id: 'sites', title: 'Sites', content: <SitesSection /> },
    { id: 'reading', title: 'Reading', content: <ScoreRulesSection /> },
    { id: 'look-ups', title: 'Look-ups', content: <LookupsSection /> },
    { id: 'keyboard', title: 'Keyboard', content: <KeyboardSection /> },
    { id: 'privacy', title: 'Privacy', content: <PrivacySection /> },
    { id: 'transfer', title: 'Import and export', content: <TransferSection /> },
    { id: 'about', title: 'About', content: <AboutSection /> },
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
