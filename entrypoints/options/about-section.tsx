import { browser } from '#imports';
import { SupportInfo } from './support-info';

/** The version of Sightline, and how it handles data. */
export function AboutSection() {
  return (
    <>
      <p>Sightline {browser.runtime.getManifest().version}</p>
      <p>
        What you look up goes to the service you connected and to no one else; the answers stay in this browser.
        Sightline collects nothing.
      </p>
      <SupportInfo />
    </>
  );
}
