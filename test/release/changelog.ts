const UNRELEASED = '## Unreleased\n';

/** Returns the changelog with this version in place of the heading of what is unreleased; throws if nothing is. */
export function cutChangelog(text: string, version: string): string {
  if (!text.includes(UNRELEASED)) throw new Error('CHANGELOG.md has nothing unreleased: say what users get.');
  return text.replace(UNRELEASED, `## ${version}\n`);
}

/** Returns what the changelog says of one version, without its heading; throws if it says nothing. */
export function notesOf(text: string, version: string): string {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${version}\n`));
  const notes = section?.slice(version.length).trim();
  if (!notes) throw new Error(`CHANGELOG.md has nothing about ${version}.`);
  return `${notes}\n`;
}
