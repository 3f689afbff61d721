/** An answer that is only a status, headers and a body: nothing special happens on the wire. */
export interface PlainAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A JSON answer from a value. */
export function jsonAnswer(value: unknown, status = 200): PlainAnswer {
  return textAnswer(JSON.stringify(value), 'application/json', status);
}

/** An answer from text that is sent as it is. */
export function textAnswer(body: string, contentType: string, status = 200): PlainAnswer {
  return { status, headers: { 'Content-Type': contentType }, body };
}
