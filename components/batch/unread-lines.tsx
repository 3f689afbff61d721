import type { EmailsFound } from '@/utils/batch/emails-in';
import { Notice } from '../notice';
import { LineList } from './bad-rows';
import { number } from './batch-words';

/** Lists texts that look like an address but are not valid. */
export function UnreadLines({ unread }: { unread: EmailsFound['unread'] }) {
  if (unread.length === 0) return null;
  return (
    <Notice
      tone="caution"
      title={
        unread.length === 1
          ? '1 line has something like an address that cannot be read'
          : `${number(unread.length)} lines have something like an address that cannot be read`
      }
    >
      <p>
        What is listed here is not sent. If an address is meant, correct it in the text above, or put it on a line of
        its own.
      </p>
      <LineList lines={unread} />
    </Notice>
  );
}
