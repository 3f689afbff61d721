import { PageEmailList } from '@/components/desk/page-email-list';
import type { ListedEmail } from '@/components/desk/page-email-row';

type Props = Parameters<typeof PageEmailList>[0];

const noop = () => undefined;

/** An address of a page that is not known and can be seen there. */
export const row = (email: string, more: Partial<ListedEmail> = {}): ListedEmail => ({
  email,
  known: null,
  isShown: true,
  ...more,
});

/** The addresses of a page, whose actions do nothing but those given. */
export const list = (emails: Props['emails'], does: Partial<Props> = {}) => (
  <PageEmailList
    emails={emails}
    onOpen={noop}
    onScore={noop}
    onReveal={noop}
    onReload={noop}
    onScoreList={noop}
    {...does}
  />
);
