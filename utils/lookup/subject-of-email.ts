import { normalForm } from '../detection/normal-form';
import { parseTypedEmail } from '../detection/parse-typed-email';
import { TYPED_EMAIL_PROBLEMS } from '../detection/typed-email-problems';
import type { Subject } from '../service/contract';

export type SubjectOfEmail = { ok: true; subject: Subject & { operation: 'score' } } | { ok: false; problem: string };

/**
 * The score look-up of an address as typed, pasted or found in a page. What is sent, and shown as asked, is the
 * address's normal form, so that `Jane@EXAMPLE.com` and `Jane@example.com` are one subject and are paid once.
 */
export function subjectOfEmail(typed: string): SubjectOfEmail {
  const parsed = parseTypedEmail(typed);
  if (!parsed.ok) return { ok: false, problem: TYPED_EMAIL_PROBLEMS[parsed.problem] };
  const email = normalForm(parsed.email);
  if (email === undefined) return { ok: false, problem: TYPED_EMAIL_PROBLEMS['not-an-address'] };
  return { ok: true, subject: { operation: 'score', request: { email } } };
}
