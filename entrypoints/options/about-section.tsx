import { browser } from '#imports';

/** Which Sightline this is, and what it does with data. */
export function AboutSection() {
  return (
    <>
      <p>Sightline {browser.runtime.getManifest().version}</p>
      <p>
        What you look up goes to the service you connected and to no one else; the answers stay in this browser.
        Sightline collects nothing.
      </p>
    </>
  );
}
