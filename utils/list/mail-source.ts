/** Headers that are there in every mail source, also in a part of one. */
const HEADER =
  /^(?:content-type|content-transfer-encoding|mime-version|message-id|received|return-path|delivered-to|subject)\s*:/im;
const QUOTED_PRINTABLE = /^content-transfer-encoding\s*:\s*quoted-printable/im;
/** Headers whose values have the form of addresses and belong to machines. */
const ID_HEADER =
  /^(?:[\w-]*message-id|in-reply-to|references|content-id|list-id|feedback-id|thread-index|dkim-signature|x-google-dkim-signature|arc-[\w-]+)\s*:/i;
/** An id inside another line: of a server that passed a mail on, and of a picture in it. */
const ID_IN_LINE = /(?<=^received\s*:.*|^\s+.*)\bid\s+<?\S+@\S+|\b[cm]id:[^\s"'<>)]+/gi;

/** A text with the ids taken out. Its lines have the numbers of before. */
export interface MailText {
  lines: string[];
  /** It has headers of a mail, so it is no list. */
  isMail: boolean;
  /** Lines that were only ids, with their text, counted from 1. */
  ids: { line: number; shown: string }[];
}

/**
 * Reads the lines of a text that may be the source of a mail (RFC 5322): quoted-printable (RFC 2045, 6.7) is decoded, so that no
 * address is cut or lengthened, and ids of messages and parts are no addresses. Other texts stay as they are.
 */
export function readMailLines(text: string): MailText {
  const written = text.split(/\r\n|\r|\n/);
  const isEncoded = QUOTED_PRINTABLE.test(text) || (/=(?:\r\n|\r|\n)/.test(text) && /=(?:3D|20|40|0A|C3)/.test(text));
  const from = bodyStart(written);
  const lines = isEncoded ? [...written.slice(0, from), ...decoded(written.slice(from))] : written;
  const isMail = HEADER.test(text);
  const ids: MailText['ids'] = [];
  let isId = false;
  const left = lines.map((line, index) => {
    isId = ID_HEADER.test(line) || (isId && /^[ \t]+\S/.test(line));
    if (isId && line.includes('@')) ids.push({ line: index + 1, shown: line.trim() });
    if (isId) return '';
    return isMail || /\b[cm]id:/i.test(line) ? line.replace(ID_IN_LINE, '') : line;
  });
  return { lines: left, isMail, ids };
}

/** Returns where the text behind the header of an encoding begins; 0 without one. Headers are not encoded. */
function bodyStart(lines: readonly string[]): number {
  const header = lines.findIndex((line) => /^content-transfer-encoding\s*:/i.test(line));
  if (header < 0) return 0;
  return lines.indexOf('', header) + 1 || header + 1;
}

/** Joins lines that end in "=", and decodes "=3D". A joined line is followed by empty ones, so that numbers stay. */
function decoded(written: readonly string[]): string[] {
  const lines: string[] = [];
  let joined = 0;
  for (const line of written) {
    const isSoft = /=[ \t]*$/.test(line);
    const text = isSoft ? line.replace(/=[ \t]*$/, '') : line;
    if (joined > 0) lines[lines.length - joined] += text;
    else lines.push(text);
    if (joined > 0) lines.push('');
    joined = isSoft ? joined + 1 : 0;
  }
  return lines.map((line) => line.replace(/(?:=[\dA-F]{2})+/gi, (codes) => bytesOf(codes)));
}

const bytesOf = (codes: string): string =>
  new TextDecoder().decode(Uint8Array.from(codes.slice(1).split('='), (code) => Number.parseInt(code, 16)));
