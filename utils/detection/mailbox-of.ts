import { normalForm } from './normal-form';

/**
 * Returns the mailbox that an address probably reaches, the same for all its spellings: in small letters, without a tag
 * after a plus, for Gmail without dots. To compare with, never to send.
 */
export function mailboxOf(address: string): string {
  const folded = (normalForm(address) ?? address).toLowerCase();
  const at = folded.lastIndexOf('@');
  const domain = folded.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  const local = folded.slice(0, at);
  // A quoted name may contain a plus, and nothing before a plus is no name.
  const name = local.startsWith('"') ? local : local.replace(/(?<=.)\+.*$/s, '');
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`;
}
