import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { questionText } from '@/components/desk/start-notices';
import type { Engine } from '@/entrypoints/background/engine/start-engine';
import { createMenuTitles } from '@/entrypoints/background/menu/menu-titles';
import { scoreClicked, scoreFocused, scoreSelection } from '@/entrypoints/background/menu/score-clicked';
import { createCards } from '@/entrypoints/background/surfaces/cards';
import { delay } from '@/utils/async/delay';
import type { Focused, Located, PageCommand, RecalledClick } from '@/utils/messages/page-commands';
import { emailDraft } from '@/utils/storage/drafts';
import { START } from '@/utils/surfaces/route';
import { nextView } from '@/utils/surfaces/view';
import { ENGLISH } from '../../../texts/english';

const JANE = 'jane@example.com';
const EVE = 'eve@example.com';
const place = { x: 0, y: 0, width: 1, height: 1 };
const found = (email: string, by: 'caret' | 'focus' = 'focus'): Located => ({ found: 'one', email, place, by });
const NONE: Located = { found: 'none', place: null };
const BEHIND: Located = { ...NONE, behind: [JANE] };
const SEVERAL: Located = { found: 'several', emails: [JANE, EVE], place, by: 'caret' };
type Case = readonly [what: string, replies: Replies, clicked: { linkUrl?: string; named?: string }];
let started: string[];

beforeEach(() => {
  fakeBrowser.reset();
  started = [];
  vi.spyOn(fakeBrowser.action, 'openPopup').mockResolvedValue(undefined);
  vi.spyOn(fakeBrowser.contextMenus, 'update').mockResolvedValue(undefined);
  vi.spyOn(fakeBrowser.tabs, 'get').mockResolvedValue({ active: true } as never);
});

/** What was looked up, and what the popup asks. */
async function outcome() {
  const ask = (await nextView.read())?.ask;
  return { started, choices: ask?.kind === 'address' ? ask.choices : null };
}

/** What the scripts in the page reply; a page without the detector recalls nothing. */
interface Replies {
  located?: Located;
  recalled?: { click: RecalledClick | null } | null;
}

/** The lookups, of which a gesture uses `start` alone; in a page where the scripts reply so. */
function engineWhere({ located = NONE, recalled = null }: Replies): Promise<Engine> {
  const replies: Partial<Record<PageCommand['name'], unknown>> = { locate: located, recallClick: recalled };
  vi.spyOn(fakeBrowser.tabs, 'sendMessage').mockImplementation(async (_tab: number, command: unknown) => {
    const { name } = command as PageCommand;
    return name in replies ? replies[name] : true;
  });
  const lookup = {
    start: async (subject: { request: { email: string } }) => {
      started.push(subject.request.email);
      return { ok: true, id: 'x', how: 'sent' };
    },
  };
  return Promise.resolve({ lookup } as unknown as Engine);
}
const FRAME = { tabId: 1, frameId: 0 };
const menuTitles = createMenuTitles();
const depsOf = (engine: Promise<Engine>) => ({
  engine,
  menuTitles,
  cards: createCards({ settled: async () => undefined, delay }),
});

async function gesture(replies: Replies, { named, linkUrl = '' }: { linkUrl?: string; named?: string }) {
  if (named) await menuTitles.set(1, named);
  const clicked = { linkUrl, editable: false, targetElementId: undefined };
  await scoreClicked(depsOf(engineWhere(replies)), FRAME, { ...clicked, panel: null });
  return outcome();
}

/** After whatever a test sets, however late it runs. */
const LATER = Date.now() + 3_600_000;
/** What the detector remembers of the last right click: the menu's title was set before it. */
const click = (emails: string[], isSame = true): RecalledClick => ({ at: LATER, emails, isSame, place });
async function selected(selection: string, linkUrl: string, located: Located = NONE) {
  await scoreSelection(depsOf(engineWhere({ located })), FRAME, { selection, linkUrl, panel: null });
  return outcome();
}

test.each([
  ['the page alone', { located: found(JANE) }, {}],
  ['page and link', { located: found(JANE) }, { linkUrl: `mailto:${JANE}` }],
  ['page and title', { located: found(JANE) }, { named: JANE }],
  ['page and a link to an empty mail', { located: found(JANE) }, { linkUrl: 'mailto:?subject=Look' }],
  ['the click alone', { recalled: { click: click([JANE]) } }, {}],
  ['click and title', { recalled: { click: click([JANE]) } }, { named: JANE }],
  ['click and link', { recalled: { click: click(['Jane@EXAMPLE.com']) } }, { linkUrl: 'mailto:Jane@example.com' }],
  ['the link alone, where nothing else was clicked', { recalled: { click: click([]) } }, { linkUrl: `mailto:${JANE}` }],
  ['click and caret', { recalled: { click: click([JANE]) }, located: found(JANE, 'caret') }, {}],
  ['click and one of those at the caret', { recalled: { click: click([JANE]) }, located: SEVERAL }, {}],
  ['the click, whatever the page has focused since', { recalled: { click: click([JANE]) }, located: found(EVE) }, {}],
] as const satisfies Case[])('scores the one address meant by %s', async (_, replies, clicked) => {
  const { started, choices } = await gesture(replies, clicked);
  expect([started.map((email) => email.toLowerCase()), choices]).toEqual([[JANE], null]);
});

test.each([
  ['a disabled field is in sight', { located: { ...SEVERAL, emails: [JANE], by: 'screen' } }, {}, [JANE]],
  ['the link leads to another person', { located: found(JANE) }, { linkUrl: `mailto:${EVE}` }, [EVE, JANE]],
  ['the link leads to several', { located: found(JANE) }, { linkUrl: `mailto:${JANE},${EVE}` }, [JANE, EVE]],
  ['the link cannot be read', { located: found(JANE) }, { linkUrl: 'mailto:%FF@example.com' }, [JANE]],
  ['the link hides a line break', { located: found(JANE) }, { linkUrl: `mailto:${JANE}%0D%0ABcc:${EVE}` }, [JANE]],
  ['letters imitate others', { located: found('jane@gооgle.com') }, {}, ['jane@xn--ggle-55da.com']],
  ['letters of the name imitate others', { located: found('jаne@example.com') }, {}, ['jаne@example.com']],
  ['a character that nobody sees', { located: found('ja\u200bne@example.com') }, {}, [JANE]],
  ['full-width signs', { located: found('jane＠example．com') }, {}, [JANE]],
  ['dots of a Japanese carrier', { located: found('.taro@docomo.ne.jp') }, {}, ['.taro@docomo.ne.jp']],
  ['two dots in a row', { located: found('taro..k@example.com') }, {}, ['taro..k@example.com']],
  ['dots in a link', {}, { linkUrl: 'mailto:hana.@example.com' }, ['hana.@example.com']],
  ['the menu named another person', { located: found(EVE) }, { named: JANE }, [EVE, JANE]],
  ['only the menu has named one', {}, { named: JANE }, [JANE]],
  ['nothing is there', {}, {}, []],
  ['one is behind the name', { located: BEHIND }, {}, [JANE]],
  ['one is behind the name, in a watched page', { recalled: { click: click([]) }, located: BEHIND }, {}, [JANE]],
  ['one has a hidden character', { located: { ...NONE, behind: ['ja\u200bne@example.com', EVE] } }, {}, [JANE, EVE]],
  ['one is behind the name, the menu named another', { located: BEHIND }, { named: EVE }, [EVE, JANE]],
  [
    'a disabled field is in sight, one is behind the name',
    { located: { ...SEVERAL, emails: [EVE], by: 'screen', behind: [JANE] } },
    {},
    [EVE, JANE],
  ],
  ['several are there', { located: SEVERAL }, {}, [JANE, EVE]],
  ['several are there, the menu named one', { located: SEVERAL }, { named: JANE }, [JANE, EVE]],
  ['the menu named another than was clicked', { recalled: { click: click([EVE]) } }, { named: JANE }, [EVE, JANE]],
  ['the page has changed', { recalled: { click: click([JANE, EVE], false) } }, {}, [JANE, EVE]],
  ['what was clicked is gone', { recalled: { click: click([JANE], false) }, located: found(EVE) }, {}, [JANE, EVE]],
  ['the page focuses one beside the click', { recalled: { click: click([]) }, located: found(EVE) }, {}, [EVE]],
  ['the page swallowed the click', { recalled: { click: null }, located: found(EVE) }, { named: JANE }, [JANE, EVE]],
  ['the page swallowed the click on a link', { recalled: { click: null } }, { linkUrl: `mailto:${JANE}` }, [JANE]],
  ['the caret is at another', { recalled: { click: click([JANE]) }, located: found(EVE, 'caret') }, {}, [JANE, EVE]],
  ['link and click differ', { recalled: { click: click([JANE]) } }, { linkUrl: `mailto:${EVE}` }, [EVE, JANE]],
] as const satisfies [...Case, readonly string[]][])(
  'sends nothing and lets the user choose when %s',
  async (...given) => {
    const [, replies, clicked, choices] = given;
    expect(await gesture(replies, clicked)).toEqual({ started: [], choices });
  },
);

test.each([
  [`Write to ${JANE}.`, ''],
  [JANE, `mailto:${JANE}`],
  ['Jane@EXAMPLE.com', 'mailto:Jane@example.com'],
  [JANE, 'https://example.com/jane'],
])('scores the selection %j in the link %j', async (selection, linkUrl) => {
  expect((await selected(selection, linkUrl)).started).toHaveLength(1);
});

test.each([
  [JANE, `mailto:${EVE}`, [JANE, EVE]],
  [JANE, 'mailto:%FF@example.com', [JANE]],
  [`${JANE} ${EVE}`, '', [JANE, EVE]],
  ['jane@gооgle.com', '', ['jane@xn--ggle-55da.com']],
  ['ja\u200bne@example.com', '', [JANE]],
  ['j.ane@exam\u00adple.com', '', ['j.ane@example.com']],
  [JANE, '', [JANE], { ...NONE, isPart: true }],
] as const)(
  'lets the user choose for the selection %j in the link %j',
  async (selection, linkUrl, choices, located?: Located) => {
    expect(await selected(selection, linkUrl, located)).toEqual({ started: [], choices });
  },
);

/** The frame with the focus, and what its script finds there. */
async function focused(frameId: number | null, { url, ...focus }: Partial<Focused> & { url?: string }) {
  const scripting = {
    executeScript: async () => [
      { frameId: 0, result: frameId === 0 },
      { frameId: 7, result: frameId === 7 },
    ],
  };
  vi.spyOn(fakeBrowser.scripting, 'executeScript').mockImplementation(scripting.executeScript as never);
  const deps = depsOf(engineWhere({}));
  const sent = vi
    .spyOn(fakeBrowser.tabs, 'sendMessage')
    .mockImplementation(async (_tab: number, command: unknown) =>
      (command as PageCommand).name === 'locateFocus'
        ? { selection: '', linkUrl: '', located: NONE, others: [], isSure: true, ...focus }
        : NONE,
    );
  await scoreFocused(deps, 1, url);
  const asked = (await nextView.read())?.ask;
  return {
    ...(await outcome()),
    question: asked?.kind === 'address' ? asked.question : null,
    to: sent.mock.calls[0]?.[2],
  };
}

test.each([
  ['the caret in an address', 0, { located: found(JANE, 'caret') }],
  ['the focus on a link to it', 0, { linkUrl: `mailto:${JANE}` }],
  ['a selection in a frame', 7, { selection: `Write to ${JANE}.` }],
])('%s: the command scores it', async (_, frameId, focus) => {
  expect(await focused(frameId, focus)).toMatchObject({ started: [JANE], choices: null, to: { frameId } });
});

test.each([
  ['no frame has the focus', null, {}, 'nothing-at-focus', []],
  ['nothing is there', 0, {}, 'nothing-at-focus', []],
  ['nothing is there in a PDF', 0, { url: 'https://crm.example.com/a.pdf' }, 'nothing-in-pdf', []],
  ['one is behind the name', 0, { located: BEHIND }, 'behind-name', [JANE]],
  ['a disabled field is in sight', 0, { located: { ...SEVERAL, by: 'screen' } }, 'nothing-at-focus', [JANE, EVE]],
  ['several are there', 0, { located: SEVERAL }, 'several-addresses', [JANE, EVE]],
  ['its link differs', 0, { located: found(JANE), linkUrl: `mailto:${EVE}` }, 'link-differs', [EVE, JANE]],
  ['several are selected', 0, { selection: `${JANE} ${EVE}` }, 'several-selected', [JANE, EVE]],
  ['the pointer is on another', 0, { located: found(JANE), others: [EVE] }, 'several-addresses', [JANE, EVE]],
  ['another is selected', 0, { selection: JANE, others: [EVE] }, 'several-addresses', [JANE, EVE]],
  ['the page may have focused it', 0, { located: found(JANE), isSure: false }, 'confirm-focus', []],
  ['the page may have selected it', 0, { selection: JANE, isSure: false }, 'confirm-focus', []],
] as const)('%s: the command sends nothing, the popup asks', async (_, frameId, focus, question, choices) => {
  expect(await focused(frameId, focus as Partial<Focused>)).toMatchObject({ started: [], question, choices });
  if (question === 'confirm-focus') expect(await emailDraft.read()).toBe(JANE);
});

test('each question says what is unclear, and keeps the text of the page', async () => {
  const asked = async () => (await nextView.read())?.ask as { question?: string; written?: string };
  await gesture({ located: found(JANE) }, { linkUrl: 'mailto:%FF@example.com' });
  expect(await asked()).toMatchObject({ question: 'link-unreadable' });
  await gesture({ located: found(JANE) }, { linkUrl: `mailto:${EVE}` });
  expect(await asked()).toMatchObject({ question: 'evidence-differs' });
  await selected(JANE, 'mailto:%FF@example.com');
  expect(await asked()).toMatchObject({ question: 'link-unreadable' });
  await selected('jane@gооgle.com', '');
  const { question, written } = await asked();
  expect([question, written]).toEqual(['deceptive', 'jane@gооgle.com']);
  expect(questionText('deceptive', ENGLISH, written)).toContain('U+043E');
});

test('a saved result of another spelling: the popup asks, and no card is shown', async () => {
  const other = { id: 'x', email: 'Jane@example.com', isRunning: false };
  const engine = Promise.resolve({ lookup: { start: async () => ({ ok: false, other }) } } as unknown as Engine);
  vi.spyOn(fakeBrowser.tabs, 'sendMessage').mockImplementation(async (_tab: number, command: unknown) => {
    expect((command as PageCommand).name).toBe('locate');
    return NONE;
  });
  await scoreSelection(depsOf(engine), FRAME, { selection: JANE, linkUrl: '', panel: null });
  expect(await nextView.read()).toEqual({ route: START, ask: { kind: 'spelling', email: JANE, other } });
  expect(fakeBrowser.action.openPopup).toHaveBeenCalledOnce();
});

test('does not say that no address was clicked while a disabled field is in sight', async () => {
  await gesture({ located: { ...SEVERAL, emails: [JANE], by: 'screen' } }, {});
  expect((await nextView.read())?.ask).toMatchObject({ question: 'click-unseen', choices: [JANE] });
});
