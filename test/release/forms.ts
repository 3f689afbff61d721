import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Names } from './names.ts';

export const STORES = ['chrome', 'edge', 'firefox'] as const;
export type Store = (typeof STORES)[number];

/** What a store asks in every language alike: answers by question. Null: only the publisher can say. */
export type Answers = Record<Store, Record<string, string | null>>;

const CERTIFICATE = 'Certificate: not used to determine creditworthiness or for lending';

/** Questions that a release needs an answer to. */
const QUESTIONS: Readonly<Record<Store, readonly string[]>> = {
  chrome: ['Mature content', 'Payments', 'Distribution', 'Trader status', CERTIFICATE],
  edge: ['Markets', 'Mature content', CERTIFICATE],
  firefox: ['Experimental', 'Requires payment, non-free services or software', 'License'],
};

const file = z.partialRecord(z.enum(STORES), z.record(z.string(), z.string().min(1).nullable()));

/** Reads the answers of the project `root`; a store without any has none. */
export function readAnswers(root: string): Answers {
  const found = file.parse(JSON.parse(readFileSync(path.join(root, 'docs/release/forms.json'), 'utf8')));
  return { chrome: {}, edge: {}, firefox: {}, ...found };
}

/** The stores that the product is published in. */
export const storesOf = ({ storeIds }: Pick<Names, 'storeIds'>): Store[] =>
  STORES.filter((store) => storeIds[store] !== null);

/** Returns the questions of the stores whose answer is `undefined`, thus missing, or `null`, thus left to the publisher. */
export const withoutAnswer = (names: Pick<Names, 'storeIds'>, answers: Answers, absent: undefined | null): string[] =>
  storesOf(names).flatMap((store) =>
    QUESTIONS[store]
      .filter((question) => answers[store][question] === absent)
      .map((question) => `${store}: ${question}`),
  );
