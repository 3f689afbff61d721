import { Button } from './button';

/** The addresses of a page in reading order, each with its known score or the way to one. */
export function PageEmailList({
  emails,
  onScore,
  onReveal,
}: {
  emails: { email: string; score: string | null }[];
  onScore: (email: string) => void;
  onReveal: (email: string) => void;
}) {
  if (emails.length === 0) return null;
  return (
    <section className="flex flex-col gap-1" aria-label="Emails on this page">
      <h2 className="font-medium">Emails on this page ({emails.length})</h2>
      <ul className="max-h-64 overflow-auto">
        {emails.map(({ email, score }) => (
          <li key={email} className="flex items-center gap-2 border-b border-line py-0.5 last:border-0">
            <span className="min-w-0 flex-1">
              <Button look="quiet" onPress={() => onReveal(email)} aria-label={`Show ${email} in the page`}>
                {email}
              </Button>
            </span>
            {score !== null && (
              <span className="max-w-20 truncate font-semibold tabular-nums" title="Known score, as sent">
                {score}
              </span>
            )}
            <Button onPress={() => onScore(email)} aria-label={`Score ${email}`}>
              Score
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
