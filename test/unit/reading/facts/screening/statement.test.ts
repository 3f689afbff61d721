import { describe, expect, it } from 'vitest';
import { readOutcomeWords, readStatements } from '@/utils/reading/facts/screening/statement';
import { mayMention } from '@/utils/reading/lexicon/kinds';

const statements = (text: string): string[] => [
  ...new Set(readStatements(text).map(({ kind, says }) => `${kind} ${says}`)),
];

describe('sentences', () => {
  it.each<[string, string[]]>([
    ['No sanctions found', ['sanctions none']],
    ['Not a PEP', ['pep none']],
    ['0 adverse media articles were identified.', ['media none']],
    ['Nessuna sanzione', ['sanctions none']],
    ['The applicant isn’t on any watchlist', ['watchlists none']],
    ['2 sanctions matches', ['sanctions hit']],
    ['Politically Exposed Person (Tier 2)', ['pep hit']],
    ['Designated by OFAC under an invented program', ['sanctions hit']],
    ['He is a politically exposed person since 2014', ['pep hit']],
    ['SANCTIONED_ENTITY', ['sanctions hit']],
    ['PilotNegativeNews', ['media bare']],
    ['PEPSanctions', ['pep bare', 'sanctions bare']],
    ['NEGATIVENEWS', ['media bare']],
    // One negation for all, or for the first alone.
    ['No sanctions, PEP or adverse media hits', ['sanctions none', 'pep none', 'media none']],
    ['No sanctions and PEP hits found', ['sanctions none', 'pep unsure']],
    ['Sanctions: none, PEP: match', ['sanctions none', 'pep hit']],
    ['not on a sanctions list but a PEP match', ['sanctions none', 'pep hit']],
    ['0 sanctions matches and 1 PEP match', ['sanctions none', 'pep hit']],
    // What was done is no result.
    ['Sanctions screening completed', ['sanctions done']],
    ['PEP check not performed', ['pep done']],
    [
      'We screen against sanctions lists, watchlists and adverse media',
      ['sanctions done', 'watchlists done', 'media done'],
    ],
    // Somebody else.
    ['Sanctioned country nexus', ['sanctions unsure']],
    ['family member of a PEP', ['pep unsure']],
    // Names.
    ['Pep Ferrer scored twice', []],
    ['Josep, Pepita and the peppers', []],
    ['sanctimonious', []],
  ])('%s', (text, expected) => {
    expect(statements(text)).toEqual(expected);
  });

  it('the quick first check accepts every text that names a kind', () => {
    for (const text of [
      'OFAC',
      'asset freeze',
      'Denied Persons List',
      'peps',
      'political exposure',
      'WLT',
      'bad press',
    ])
      expect(mayMention(text)).toBe(statements(text).length > 0);
  });
});

it.each<[string, ReturnType<typeof readOutcomeWords>]>([
  ['NO_MATCH', 'none'],
  ['NoHits', 'none'],
  ['clear', 'none'],
  ['keine Treffer', 'none'],
  ['NOT_SUSPECTED', 'none'],
  ['potential match', 'hit'],
  ['Confirmed Match (Tier 2)', 'hit'],
  ['consider', 'hit'],
  ['Level 1', 'hit'],
  ['ON_LIST', 'hit'],
  ['refer', 'doubt'],
  ['FALSE_POSITIVE', 'doubt'],
  ['not clear', 'doubt'],
  ['NOT_CHECKED', 'done'],
  ['not performed', 'done'],
  ['completed', 'done'],
  ['NO_DATA', 'unknown'],
  ['pending', 'unknown'],
  ['Oskar Tamm', null],
  ['', null],
])('reads the outcome of a check: %s', (text, expected) => {
  expect(readOutcomeWords(text)).toBe(expected);
});
