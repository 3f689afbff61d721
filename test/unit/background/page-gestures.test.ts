import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { scoreHere, scoreSelection } from '@/entrypoints/background/page-gestures';
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

/** What was looked up, and what the popup asks. */
async function outcome() {
  const asked = await popupIntent.read();
  return { started, choices: asked?.show === 'email' ? asked.choices : null };
}

/** The look-ups, of which a gesture uses `start` alone; in a page where the script says `located`. */
function lookupWhere(located: Located): () => Promise<Lookup> {
  vi.spyOn(fakeBrowser.tabs, 'sendMessage').mockImplementation(async (_tab: number, command: unknown) =>
    (command as PageCommand).name === 'locate' ? located : true,
  );
  const lookup = {
    start: async (subject: { request: { email: string } }) => {
      started.push(subject.request.email);
      return { ok: true, id: 'x', how: 'sent' };
    },
  };
  return async () => lookup as unknown as Lookup;
}
const FRAME = { tabId: 1, frameId: 0 };

async function gesture(located: Located, clicked: { linkUrl?: string; named?: string; ofThisTab?: boolean }) {
  const { named, ofThisTab = true, linkUrl = '' } = clicked;
  await scoreHere(lookupWhere(located), FRAME, {
    linkUrl,
    editable: false,
    targetElementId: undefined,
    named: named ? { email: named, ofThisTab } : null,
  });
  return outcome();
}
async function selected(selection: string, linkUrl: string) {
  await scoreSelection(lookupWhere(NONE), FRAME, { selection, linkUrl });
  return outcome();
}

test.each([
  ['the page alone', found(JANE), {}],
  ['page and link', found(JANE), { linkUrl: `mailto:${JANE}` }],
  ['page and title', found(JANE), { named: JANE }],
  ['page and a link to an empty mail', found(JANE), { linkUrl: 'mailto:?subject=Look' }],
  ['the title of this tab alone', NONE, { named: JANE }],
  ['page and a title that another tab gave', found(JANE), { named: JANE, ofThisTab: false }],
] as const)('%s: one address is meant, and scored', async (_, located, clicked) => {
  expect(await gesture(located, clicked)).toEqual({ started: [JANE], choices: null });
});

test.each([
  ['the link leads to another person', found(JANE), { linkUrl: `mailto:${EVE}` }, [EVE, JANE]],
  ['the link leads to several', found(JANE), { linkUrl: `mailto:${JANE},${EVE}` }, [JANE]],
  ['the link cannot be read', found(JANE), { linkUrl: 'mailto:%FF@example.com' }, [JANE]],
  ['the link hides a line break', found(JANE), { linkUrl: `mailto:${JANE}%0D%0ABcc:${EVE}` }, [JANE]],
  ['letters imitate others', found('jane@gооgle.com'), {}, ['jane@xn--ggle-55da.com']],
  ['letters of the name imitate others', found('jаne@example.com'), {}, ['jаne@example.com']],
  ['the menu named another person', found(EVE), { named: JANE }, [EVE, JANE]],
  ['the menu named one in another tab', found(EVE), { named: JANE, ofThisTab: false }, [EVE, JANE]],
  ['only another tab has named one', NONE, { named: JANE, ofThisTab: false }, [JANE]],
  ['nothing is there', NONE, {}, []],
  ['several are there', { found: 'several', emails: [JANE, EVE], place } as Located, {}, [JANE, EVE]],
] as const)('%s: nothing is sent, the person chooses', async (_, located, clicked, choices) => {
  expect(await gesture(located, clicked)).toEqual({ started: [], choices });
});

test.each([
  [`Write to ${JANE}.`, ''],
  [JANE, `mailto:${JANE}`],
  ['Jane@EXAMPLE.com', 'mailto:Jane@example.com'],
  [JANE, 'https://example.com/jane'],
])('the selection %j in the link %j: one address is meant', async (selection, linkUrl) => {
  expect((await selected(selection, linkUrl)).started).toHaveLength(1);
});

test.each([
  [JANE, `mailto:${EVE}`, [JANE, EVE]],
  [JANE, 'mailto:%FF@example.com', [JANE]],
  [`${JANE} ${EVE}`, '', [JANE, EVE]],
  ['jane@gооgle.com', '', ['jane@xn--ggle-55da.com']],
  ['ja\u200bne@example.com', '', []],
])('the selection %j in the link %j: the person chooses', async (selection, linkUrl, choices) => {
  expect(await selected(selection, linkUrl)).toEqual({ started: [], choices });
});
