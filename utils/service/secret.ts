const HIDDEN = '[secret]';

/**
 * Text that must not leak: every conversion to text gives `[secret]`, and copies by message, structured clone or spread
 * are empty. {@link reveal} is the only access; a test counts its callers.
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
