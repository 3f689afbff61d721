import { readableEmail } from '@/utils/lookup/readable-email';
import { RichText } from './texts';

/** The form in which an address is sent, below the one that people write; nothing if they are the same. */
export function SentAs({ email }: { email: string }) {
  if (readableEmail(email) === null) return null;
  return (
    <span className="truncate text-xs text-muted" title={email}>
      <RichText text="desk.sentAsShort" slots={{ email: <bdi>{email}</bdi> }} />
    </span>
  );
}
