import { expect, it } from 'vitest';
import { nameOf } from '@/utils/json/key-name';
import { splitKey } from '../../../../utils/reading/lexicon/words';

const split = splitKey;

it.each([
  ['fraud_score', 'fraud score'],
  ['fraudScore', 'fraud score'],
  ['FraudScore', 'fraud score'],
  ['fraud-score', 'fraud score'],
  ['FRAUD_SCORE', 'fraud score'],
  ['FRAUDSCORE', 'fraud score'],
  ['fraud.score', 'fraud score'],
  ['IPAddress', 'ip address'],
  ['isPEP', 'is pep'],
  ['email', 'email'],
  ['e-mail', 'email'],
  ['eMailAge', 'email age'],
  ['risk_score_v2', 'risk score v2'],
  ['OMNISCORE', 'omni score'],
  ['matchscore', 'match score'],
  ['ipriskscore', 'ip risk score'],
  ['rawresponse', 'raw response'],
  ['underscore', 'underscore'],
  ['Größe', 'größe'],
  ['__proto__', 'proto'],
  ['', ''],
])('%s', (key, words) => {
  expect(split(key).join(' ')).toBe(words);
});

it.each([
  ['fraud_score', 'Fraud score'],
  ['ip_address', 'IP address'],
  ['isPEP', 'Is PEP'],
  ['Email addresses', 'Email addresses'],
  ['pt-BR', 'Pt br'],
  ['jane@acme.example', 'jane@acme.example'],
  ['10.0.0.1', '10.0.0.1'],
  ['2024-01-05', '2024-01-05'],
  ['2fa_enabled', '2fa enabled'],
  ['!!', '!!'],
  ['', ''],
])('%j is called %j', (key, name) => {
  expect(nameOf(key, split(key))).toBe(name);
});

it('is not slowed by a key of a megabyte', () => {
  for (const letter of ['A', 'a', 'aA', 'a_', '~', 'score'])
    expect(split(letter.repeat(300_000)).length).toBeLessThan(121);
});
