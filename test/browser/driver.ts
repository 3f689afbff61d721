import type { Target } from '../chaos/kill-run.ts';
import type { RunningService } from '../service/start-service.ts';
import type { Ours } from './engine.ts';
import type { Drawn } from './marks-here.ts';

/** A control of one of our pages, found by its test id. A part of Playwright's `Locator`. */
export interface Control {
  click(): Promise<void>;
  /** Types in place of what is there. */
  fill(text: string): Promise<void>;
}

/** One of our pages wherever it is drawn: in a tab, in the popup or as the card in a web page. */
export interface Surface extends Ours {
  getByTestId(id: string): Control;
}

/** Keys go to what has the focus. */
interface Keyboard {
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
}

/** One of our pages in a tab or in the popup. A part of Playwright's `Page`, which needs no adapter. */
export interface OurPage extends Surface {
  keyboard: Keyboard;
  bringToFront(): Promise<void>;
  reload(): Promise<unknown>;
  close(): Promise<void>;
}

/** A rectangle in CSS pixels of the viewport. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A web page, not ours. A part of Playwright's `Page`, which needs no adapter. */
export interface SitePage extends Ours {
  keyboard: Keyboard & { down(key: 'Shift'): Promise<void>; up(key: 'Shift'): Promise<void> };
  mouse: {
    move(x: number, y: number, options?: { steps: number }): Promise<void>;
    click(x: number, y: number, options?: { delay?: number; button?: 'right'; clickCount?: number }): Promise<void>;
    wheel(right: number, down: number): Promise<void>;
  };
  click(selector: string): Promise<void>;
  focus(selector: string): Promise<void>;
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  bringToFront(): Promise<void>;
  close(): Promise<void>;
  url(): string;
  title(): Promise<string>;
  /** A PNG. */
  screenshot(options: { clip: Rect }): Promise<Uint8Array>;
  /** Every frame of the page, the page itself first; the card is one. */
  frames(): (Ours & { url(): string })[];
}

/** A browser with the extension in it. */
export interface Extension {
  /** Lets the extension reach all pages of a host, as if a person had agreed. */
  permit(url: string): Promise<void>;
  /** Opens one of our pages in a tab. */
  open(file: string): Promise<OurPage>;
  /** A page of ours that draws nothing, to send messages from. Its tab stays: a new one costs 0.3 s of processor. */
  quiet(): Promise<Ours>;
  /** Opens the popup: the browser's own where a test can type into it, otherwise its page in a tab. */
  openPopup(): Promise<OurPage>;
  /** The browser's own popup, which something else opens. */
  waitForPopup(): Promise<Surface>;
  /** Opens the browser's own popup over a page, as a click on the toolbar's icon does. */
  popupOver(page: SitePage): Promise<Surface>;
  closePopup(): Promise<void>;
  /** The addresses that the popup lists for a page; `unseen: …` is one that nobody sees there. */
  listedFor(page: SitePage): Promise<string[]>;
  /**
   * The tab for web pages, in front. It stays: a new one costs 0.4 s of processor. Every page in it keeps its own tree
   * (`keepTreeHere`).
   */
  sitePage(): Promise<SitePage>;
  /** What is drawn in a page, or in its frame of this name. A page that is being left has no number of marks. */
  drawnIn(page: SitePage, named: readonly string[], frame?: string): Promise<Drawn>;
  /**
   * Chooses *Score* in the menu over the address that is the text of an element with this test id. `title`: how the item
   * starts, in browsers whose menu a test can read.
   */
  chooseScore(page: SitePage, testId: string, title?: string): Promise<void>;
  /** Waits for the card in a page. */
  waitForCard(page: SitePage): Promise<Surface>;
  /** Ends the background now: its requests and replies die. The next message wakes it. */
  killBackground(): Promise<void>;
  /** The running extension, for runs that kill its background at any moment. */
  chaosTarget(): Promise<Target>;
  /** Memory of the extension after a collection of garbage, in MB. */
  heap(): Promise<number>;
  /** Gives the browser a cookie for the host of the page that it shows. */
  setCookie(page: SitePage, cookie: { name: string; value: string; url: string }): Promise<void>;
  /** The errors that pages have reported since the last call, as far as the browser tells a test. */
  takeProblems(): string[];
  /** Closes what the test has opened. Fails if the canary key was seen where it does not belong. */
  leave(): Promise<void>;
}

/** One browser for all tests of a worker. */
export interface Driver {
  name: 'chromium' | 'firefox';
  /**
   * The extension without data. Unless it must be reinstalled, the one of the test before is emptied, which takes a
   * fifth of the processor time.
   */
  install(isFreshInstall: boolean): Promise<Extension>;
  close(): Promise<void>;
}

/** An installed extension and the stand-in service that it is connected to. */
export interface Session {
  extension: Extension;
  service: RunningService;
}
