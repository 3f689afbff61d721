/** Lets answers pass, or keeps them back until it is opened again. */
export class Gate {
  #opened: Promise<void> = Promise.resolve();
  #open: () => void = () => {};

  /** Resolves when it is open. */
  passed(): Promise<void> {
    return this.#opened;
  }

  /** Keeps back what comes from now on. */
  close(): void {
    this.open();
    ({ promise: this.#opened, resolve: this.#open } = Promise.withResolvers<void>());
  }

  /** Lets everything pass. */
  open(): void {
    this.#open();
  }
}
