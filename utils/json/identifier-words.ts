import { wordSet } from './word-set';

/** Last words of keys whose digits name something: no quantity, and no score. */
export const IDENTIFIER_WORDS: ReadonlySet<string> =
  wordSet(`id ids uuid code codes zip zipcode postcode postal phone mobile telephone fax msisdn imsi imei iban bin account ref
  reference asn vat ssn number port mcc mnc`);
