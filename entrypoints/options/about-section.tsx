import { browser } from '#imports';
import type { Database } from '@/utils/storage/database';
import { SupportInfo } from './support-info';

/** The version of Sightline, and how it handles data. */
export function AboutSection({ database }: { database: Database }) {
  return (
    <>
      <p>Sightline {browser.runtime.getManifest().version}</p>
      <p>
        What you look up goes to the service you connected and to no one else; the answers stay in this browser.
        Sightline collects nothing.
      </p>
      <SupportInfo database={database} />
    </>
  );
}
