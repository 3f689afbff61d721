import { environmentName, isProduction } from '../service/environment';
import type { Texts } from '../texts/texts';

/** What the toolbar button can tell. Nothing of it is about a person. */
export interface BadgeFacts {
  /** Sending is stopped until the user resumes it. */
  isStopped: boolean;
  isLocked: boolean;
  /** Rows of running batches that have no answer yet. */
  rowsLeft: number;
  /** See `isProduction`. */
  environment: string;
}

/** The badge (empty: none) with its color, and what the tooltip of the button adds to our name. */
export interface Badge {
  text: string;
  tone: 'problem' | 'work' | 'caution';
  words: string | null;
}

/** Four characters have room. The tooltip has the exact number. */
const numberText = (count: number): string => (count > 999 ? '999+' : String(count));

/** The first letter of a word, as its language counts letters. */
function initialOf(word: string): string {
  const [first] = new Intl.Segmenter().segment(word);
  return first?.segment.toUpperCase() ?? '';
}

/** The badges by priority: the first that applies is shown. */
const BADGES: readonly {
  applies: (facts: BadgeFacts) => boolean;
  badge: (facts: BadgeFacts, texts: Texts) => Badge;
}[] = [
  {
    applies: ({ isStopped }) => isStopped,
    badge: (_, { t }) => ({ text: '!', tone: 'problem', words: t('failure.sendingStopped.title') }),
  },
  {
    applies: ({ isLocked }) => isLocked,
    badge: (_, { t }) => ({ text: '!', tone: 'problem', words: t('badge.locked') }),
  },
  {
    applies: ({ rowsLeft }) => rowsLeft > 0,
    badge: ({ rowsLeft }, { t }) => ({
      text: numberText(rowsLeft),
      tone: 'work',
      words: t('badge.rowsLeft', { count: rowsLeft }),
    }),
  },
  {
    applies: ({ environment }) => !isProduction(environment),
    badge: ({ environment }, texts) => {
      const words = environmentName(environment, texts);
      return { text: initialOf(words), tone: 'caution', words };
    },
  },
];

/** Returns the badge of the toolbar button; empty if there is nothing to tell. */
export function badgeOf(facts: BadgeFacts, texts: Texts): Badge {
  const found = BADGES.find(({ applies }) => applies(facts));
  return found?.badge(facts, texts) ?? { text: '', tone: 'work', words: null };
}
