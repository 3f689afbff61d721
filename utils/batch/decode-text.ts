/** A file as text. `guessed`: it names no encoding and is not UTF-8, so non-ASCII letters may be wrong. */
export interface DecodedText {
  text: string;
  guessed: boolean;
}

/** Decodes a text file: UTF-8, UTF-16 with a byte order mark, else Windows-1252, which older spreadsheets write. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), guessed: false };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), guessed: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), guessed: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), guessed: true };
  }
}
