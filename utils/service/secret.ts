const HIDDEN = '[secret]';

/**
 * A text that must not be printed, stored or sent by accident: every way of making text of it gives `[secret]`, and a
 * copy by message, structured clone or spread is empty. {@link reveal} is the one way out; a test counts its callers.
 */
export class Secret {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  reveal(): string {
    return this.#text;
  }

  /** Whether both are the same text. */
  equals(other: Secret | null): boolean {
    return other !== null && this.#text === other.#text;
  }

  toString(): string {
    return HIDDEN;
  }

  toJSON(): string {
    return HIDDEN;
  }
}
