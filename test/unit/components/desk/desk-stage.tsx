import '@/components/kit/style.css';
import '../../../texts/fake-browser-texts';
import { beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { Desk } from '@/components/desk/desk-screen';
import { AppProvider } from '@/components/kit/use-app';
import { DeskProvider } from '@/components/kit/use-desk';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { Envelope, MessageData, MessageName, Replies } from '@/utils/messages/protocol';
import { Database } from '@/utils/storage/database';
import { profilesItem } from '@/utils/storage/profiles-item';
import { renewSummaries } from '@/utils/storage/renew-summaries';
import { readFirst } from '@/utils/surfaces/read-first';
import { requestedView, type Surface } from '@/utils/surfaces/requested-view';
import type { Texts } from '@/utils/texts/texts';
import { render } from '../../../texts/render';
import { answerOf } from '../result/result-stage';

/** How the background answers, message by message; others get no value. */
export type Background = {
  [Name in MessageName]?: (
    data: MessageData<Name>,
  ) => Name extends keyof Replies ? Replies[Name] | Promise<Replies[Name]> : unknown;
};

const WIDTHS = { popup: 400, panel: 320, tab: 1000 } as const satisfies Record<Surface, number>;
const database = new Database();
/** The window of the desk. */
export const WINDOW = 1;

beforeEach(async () => {
  // Tests run in a frame, which has no focus before something in it is clicked.
  window.focus();
  history.replaceState(null, '', location.pathname + location.search);
  fakeBrowser.reset();
  await database.transaction('rw', database.tables, () => Promise.all(database.tables.map((table) => table.clear())));
});

/** Shows the desk as it is in a surface, with what is stored, before a background that does nothing else than told. */
export async function showDesk({
  surface = 'popup',
  width = WIDTHS[surface],
  session = {},
  settings = {},
  lookups = [],
  batches = [],
  background = {},
  whileStarting,
  texts,
}: {
  surface?: Surface;
  width?: number;
  /** Items of `storage.session` by their keys. */
  session?: Record<string, unknown>;
  /** Settings beside the connection. */
  settings?: object;
  /** Lookups; those that are done get an answer. */
  lookups?: readonly LookupRecord[];
  batches?: readonly BatchRecord[];
  background?: Background;
  /** Runs after the page has started and before it draws anything. */
  whileStarting?: () => Promise<void>;
  /** English without them. */
  texts?: Texts;
} = {}) {
  await page.viewport(width, 600);
  await fakeBrowser.storage.local.set({
    settings: { baseUrl: 'https://api.example.com', accountId: 'c', ...settings },
  });
  await fakeBrowser.storage.session.set(session);
  await database.lookups.bulkPut([...lookups]);
  await database.batches.bulkPut([...batches]);
  await database.answers.bulkPut(
    lookups
      .filter(({ state }) => state === 'done')
      .map(({ id }) => ({ ...answerOf(JSON.stringify({ risk_score: 44, recommendation: 'REVIEW' })), id })),
  );
  const calls = vi.fn<(name: string, data: unknown) => void>();
  const replies: Record<string, ((data: never) => unknown) | undefined> = {
    connection: () => UNLOCKED,
    pageEmails: () => ({ site: null, tabId: null, emails: null }),
    ...background,
  };
  const ports = new Set<() => void>();
  Object.assign(fakeBrowser.windows, { getCurrent: async () => ({ id: WINDOW }) });
  Object.assign(fakeBrowser.tabs, {
    connect: () => {
      let onMessage: () => void = () => undefined;
      const settle = () => onMessage();
      ports.add(settle);
      return {
        onMessage: { addListener: (listener: () => void) => (onMessage = listener) },
        onDisconnect: { addListener: () => undefined },
        disconnect: () => ports.delete(settle),
      };
    },
  });
  Object.assign(fakeBrowser.runtime, {
    getManifest: () => ({ version: '0.0.0' }),
    async sendMessage({ name, data }: Envelope) {
      calls(name, data);
      // Each handler takes the data of the message that it is listed under.
      return { ok: true, value: await replies[name]?.(data as never) };
    },
  });
  const requested = requestedView(surface);
  await whileStarting?.();
  // As the background does.
  await renewSummaries(database, await profilesItem.read(), async () => undefined);
  const first = readFirst();
  await render(
    <AppProvider>
      <DeskProvider surface={surface} requested={requested} first={first}>
        <Desk />
      </DeskProvider>
    </AppProvider>,
    texts,
  );
  const called = (name: MessageName) => calls.mock.calls.filter(([each]) => each === name).map(([, data]) => data);
  /** The page in front settles after a change. */
  const settlePage = () => ports.forEach((settle) => void settle());
  return { called, database, settlePage };
}

export const UNLOCKED: Replies['connection'] = {
  host: 'api.example.com',
  hasKey: true,
  last4: '9f3c',
  storageMode: 'passphrase',
  isLocked: false,
  savedAt: null,
  sealProblem: null,
};
