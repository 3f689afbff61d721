import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { scoreHere } from '@/entrypoints/background/page-gestures';
import type { Lookup } from '@/utils/lookup/lookup';
import type { Located, PageCommand } from '@/utils/messages/page-commands';
import { popupIntent } from '@/utils/storage/drafts';

const JANE = 'jane@example.com';
const EVE = 'eve@example.com';
const place = { x: 0, y: 0, width: 1, height: 1 };
const found = (email: string): Located => ({ found: 'one', email, place });
const NONE: Located = { found: 'none', place: null };
let started: string[];

beforeEach(() => {
  fakeBrowser.reset();
  started = [];
  vi.spyOn(fakeBrowser.action, 'openPopup').mockResolvedValue(undefined);
});

/** Scores at a place where the page says `located`; answers with what was looked up and what the popup asks. */
async function gesture(located: Located, clicked: { linkUrl?: string; named?: string; ofThisTab?: boolean }) {
  vi.spyOn(fakeBrowser.tabs, 'sendMessage').mockImplementation(async (_tab: number, command: unknown) =>
    (command as PageCommand).name === 'locate' ? located : true,
  );
  const lookup = {
    start: async (subject: { request: { email: string } }) => {
      started.push(subject.request.email);
      return { ok: true, id: 'x', how: 'sent' };
    },
  };
  const { named, ofThisTab = true, linkUrl = '' } = clicked;
  await scoreHere(
    // Only `start` is used by a gesture.
    async () => lookup as unknown as Lookup,
    { tabId: 1, frameId: 0 },
    { linkUrl, editable: false, targetElementId: undefined, named: named ? { email: named, ofThisTab } : null },
  );
  const asked = await popupIntent.read();
  return { started, choices: asked?.show === 'email' ? asked.choices : null };
}

test.each([
  ['the page alone', found(JANE), {}],
  ['page and link', found(JANE), { linkUrl: `mailto:${JANE}` }],
  ['page and title', found(JANE), { named: JANE }],
  ['the title of this tab alone', NONE, { named: JANE }],
  ['page and a title that another tab gave', found(JANE), { named: JANE, ofThisTab: false }],
] as const)('%s: one address is meant, and scored', async (_, located, clicked) => {
  expect(await gesture(located, clicked)).toEqual({ started: [JANE], choices: null });
});

test.each([
  ['the link leads to another person', found(JANE), { linkUrl: `mailto:${EVE}` }, [EVE, JANE]],
  ['the menu named another person', found(EVE), { named: JANE }, [EVE, JANE]],
  ['the menu named one in another tab', found(EVE), { named: JANE, ofThisTab: false }, [EVE, JANE]],
  ['only another tab has named one', NONE, { named: JANE, ofThisTab: false }, [JANE]],
  ['nothing is there', NONE, {}, []],
  ['several are there', { found: 'several', emails: [JANE, EVE], place } as Located, {}, [JANE, EVE]],
] as const)('%s: nothing is sent, the person chooses', async (_, located, clicked, choices) => {
  expect(await gesture(located, clicked)).toEqual({ started: [], choices });
});
