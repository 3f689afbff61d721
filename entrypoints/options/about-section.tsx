import { browser } from '#imports';

/** Which Sightline this is, and what it does with data. */
export function AboutSection() {
  return (
    <>
      <p>Sightline {browser.runtime.getManifest().version}</p>
      <p>
        Look-ups and answers stay in this browser. They go to the service you connected and to no one else; Sightline
        collects nothing.
      </p>
    </>
  );
}
