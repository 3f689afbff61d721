import { isSpreadsheetError, noValue } from './no-value';

/** Why a text is probably no name. */
export type NoNameReason =
  | 'spreadsheet-error'
  | 'missing-value'
  | 'email'
  | 'web-address'
  | 'digits'
  | 'test'
  | 'total'
  | 'report-line'
  | 'broken-characters'
  | 'passport-lines';

/** `isCertain`: it is no name of anybody, so a row is left out. Otherwise only the user knows. */
export interface NoName {
  reason: NoNameReason;
  isCertain: boolean;
}

const EMAIL = /[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>().]+/u;

/** Returns the email address that a text consists of or contains, as written; null if there is none. */
export const emailIn = (name: string): string | null => EMAIL.exec(name)?.[0] ?? null;

/** Returns why a cleaned text is probably no name of a person or business; null for a name. */
export function noName(name: string, entityType: '' | 'individual' | 'business'): NoName | null {
  const isBusiness = entityType === 'business';
  const text = name.normalize('NFKC').toLowerCase();
  if (isSpreadsheetError(name)) return { reason: 'spreadsheet-error', isCertain: true };
  const missing = noValue(name);
  if (missing !== null) return { reason: 'missing-value', isCertain: missing === 'certain' };
  const email = emailIn(name);
  // Only words beside the address may be a name: "Jane Sample <jane@example.com>".
  if (email !== null)
    return { reason: 'email', isCertain: !/\p{L}{2}/u.test(name.replace(email, '').replace(/mailto:/i, '')) };
  if (/^(?:https?:\/\/|www\.)\S+$/.test(text)) return { reason: 'web-address', isCertain: !isBusiness };
  // A name of a passport's line that could not be read.
  if (/^[PIAC][A-Z<][A-Z<]{3}.*<</.test(name)) return { reason: 'passport-lines', isCertain: true };
  if (/[\ufffd\p{Cs}]/u.test(name)) return { reason: 'broken-characters', isCertain: true };
  if (/\p{Nd}/u.test(text) && !/\p{L}/u.test(text)) return { reason: 'digits', isCertain: !isBusiness };
  // The key of a new lookup, typed into the field of a name.
  if (/^[/?]/.test(text)) return { reason: 'broken-characters', isCertain: false };
  if (TEST.test(text)) return { reason: 'test', isCertain: false };
  if (LEGAL_LINES.some((pattern) => pattern.test(text))) return { reason: 'report-line', isCertain: true };
  if (REPORT_LINES.some((pattern) => pattern.test(text))) return { reason: 'report-line', isCertain: !isBusiness };
  const total = TOTAL.exec(text);
  if (total) return { reason: 'total', isCertain: !isBusiness && isWholeTotal(total) };
  return null;
}

const TEST =
  /^(?:(?:test|tests|testing|dummy|asdf\w*|qwert\w*|foo|foo ?bar|lorem ipsum|demo)[\s_-]*\d*|(?:test|dummy|demo)[\s_-]*(?:test|user|account|person|customer|name|company|record|entry|entity|kunde|konto|firma|benutzer|client|compte|utilisateur|cliente|usuario|usuário|utente|klant|gebruiker)[\s_-]*\d*|テスト|てすと)$/u;

/** "(2 records)", "12", "1.234,50 €": what stands beside the word for a total. */
const AMOUNT = "(?:\\([^()]*\\)|[:=]|[-–]|[\\d\\s.,'€$£¥%]|\\b(?:eur|usd|gbp|chf)\\b)*";
const TOTAL = new RegExp(
  `^(?:(grand|sub|eind|overall|report|final|gesamt|zwischen|end|general|général|subtotal|grande|total|totaal|sous)[\\s-]*)?` +
    `(totals?|totale|totaal|totaux|sum|sums|summe|summen|summe gesamt|somme|suma|soma|somma|som|betrag|gesamt|合計|総計|小計)` +
    `(\\s+(?:general|général|générale|generale|geral|parcial|parziale|amount|records|rows|of records))?(\\s*${AMOUNT})$`,
  'u',
);
/** A bare word such as "Sum" or "Total" is also a name; with a second word or a number it is a line of a report. */
const isWholeTotal = ([, before = '', , after = '', amount = '']: RegExpExecArray): boolean =>
  before !== '' || after !== '' || /[\d(]/.test(amount);

/** Lines of copyright and secrecy. Words alone are not enough: "Copyright Clearance Center" is a business. */
const LEGAL_LINES: readonly RegExp[] = [
  /^(?:copyright\b.*(?:\(c\)|©|\b(?:19|20)\d\d\b)|(?:\(c\)|©)\s*\S)/u,
  /\b(?:all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|todos os direitos reservados|tutti i diritti riservati|alle rechten voorbehouden)\b/u,
  /^(?:(?:strictly|streng|strictement|estrictamente|strikt|company|private and|private &) )?(?:confidential(?: information)?|vertraulich|confidentiel(?:le)?|confidencial|riservato|confidenziale|vertrouwelijk|社外秘|機密)(?:\s*[-–—:.,|!*].*|\s+(?:notice|do not).*)?$/u,
  /^(?:do not (?:distribute|copy|forward)|for internal use only|internal use only|nur für den internen gebrauch|nur für internen gebrauch)\b/u,
];

/** Lines that reports print around their rows: pages, dates, counts. */
const REPORT_LINES: readonly RegExp[] = [
  /^(?:page|seite|página|pagina|blz\.?|ページ)\s*:?\s*\d+(?:\s*(?:of|von|sur|de|di|van|\/)\s*\d+)?$/u,
  /^\d+\s*(?:\/\s*\d+\s*)?ページ(?:目)?$/u,
  /^(?:report|export|list|bericht|rapport|informe|relatório|generated|exported|printed|created|downloaded|erstellt|exportiert|gedruckt|généré|exporté|imprimé|generado|exportado|impreso|generato|esportato|stampato|gerado|impresso|gegenereerd|geëxporteerd|afgedrukt|as of|stand|date|datum|data|fecha)\b.*\d{1,4}[-./\s:]\w+.*\d/u,
  /^\(?\d+\s+(?:records?|rows?|results?|entries|items|customers|datensätze|zeilen|einträge|lignes|enregistrements|filas|registros|righe|linhas|rijen|records? found)(?:\s+(?:affected|selected|returned|total|found))?\)?\.?$/u,
  /^(?:number of|total|anzahl|nombre de|número de|numero di|aantal)\s?(?:records?|rows?|results?|entries|datensätze|zeilen|enregistrements|lignes|registros|filas|righe|linhas|rijen)\b/u,
  /^(?:[-*=\s]*)(?:end of (?:report|file|list|document|data)|ende der liste|ende des berichts|fin du rapport|fin del informe|fine del rapporto|fim do relatório|einde (?:van het )?rapport|eof)(?:[-*=\s]*)$/u,
];
