import type { Control } from '../driver.ts';
import { until } from '../until.ts';
import { evaluateIn, type Send } from './bidi.ts';
import { BIDI_KEYS, chord, strokes } from './keys.ts';

interface Node {
  sharedId: string;
}

/** A page of the extension wherever it is: in a tab, in the popup, or framed in a web page. All input is trusted. */
export class Surface {
  readonly #send: Send;
  readonly context: string;

  constructor(send: Send, context: string) {
    this.#send = send;
    this.context = context;
  }

  /** Runs a function there. It travels as text: it sees its arguments and the page. */
  async evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const list = args.map((arg) => JSON.stringify(arg)).join(', ');
    return (await evaluateIn(this.#send, this.context, `(${run.toString()})(${list})`)) as Result;
  }

  /** The text that a person can read there; empty while there is no page. */
  text(): Promise<string> {
    return this.evaluate(() => document.body?.innerText ?? '').catch(() => '');
  }

  /** The control with this test id, once it is there. */
  getByTestId(id: string): Control {
    const selector = `[data-testid="${id}"]`;
    const find = () => this.#find(selector, { type: 'css', value: selector });
    return {
      click: async () => this.#pressMouse(await find()),
      fill: async (text) => {
        const hasFocus = () => this.evaluate((field) => document.activeElement?.matches(field) === true, selector);
        const focus = async () => {
          if (await hasFocus()) return true;
          await this.#pressMouse(await find());
          return hasFocus();
        };
        await until(focus, `The field "${id}" does not take the focus.`);
        await this.#keys([...chord('Control+a'), ...strokes(BIDI_KEYS.Backspace)]);
        // As if pasted: one event instead of two for each letter.
        await this.evaluate((pasted) => document.execCommand('insertText', false, pasted), text);
      },
    };
  }

  /** Where the focus is. */
  readonly keyboard = {
    press: (keys: string) => this.#keys(chord(keys)),
    type: (text: string) => this.#keys(strokes(text)),
  };

  /** Clicks what has this role and name for a screen reader. */
  async click(role: string, name: string): Promise<void> {
    const node = await this.#find(`${role} "${name}"`, { type: 'accessibility', value: { role, name } });
    await this.#pressMouse(node);
  }

  #find(what: string, locator: object): Promise<Node> {
    const look = async () => {
      const { nodes } = await this.#send<{ nodes: Node[] }>('browsingContext.locateNodes', {
        context: this.context,
        locator,
      });
      return nodes[0];
    };
    return until(look, async () => `There is no ${what} in:\n${await this.text()}`);
  }

  /** Clicks an element once it has stood still for a moment: a page that still grows moves it away under the pointer. */
  async #pressMouse(node: Node): Promise<void> {
    await this.#send('script.callFunction', {
      functionDeclaration: `async (element) => {
        const place = () => {
          element.scrollIntoView({ block: 'center' });
          return JSON.stringify(element.getBoundingClientRect());
        };
        for (let last, tries = 0; tries < 100 && place() !== last; tries++) {
          last = place();
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
      }`,
      arguments: [node],
      target: { context: this.context },
      awaitPromise: true,
    });
    const origin = { type: 'element', element: node };
    await this.#perform({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  #keys(actions: object[]): Promise<void> {
    return this.#perform({ type: 'key', id: 'keyboard', actions });
  }

  async #perform(source: object): Promise<void> {
    await this.#send('input.performActions', { context: this.context, actions: [source] });
  }
}
