const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Small words of names, which a list may leave out. */
export const PARTICLES = setOf(
  'al el ar as ad at az an ul bin ibn ben bint binti van von der den de del della di da dos das do la le les los y e i und and zu zur ter ten of the a l s o',
);

/** Words that many businesses have: they alone make no two names alike. */
export const GENERAL = setOf(
  `trading trade bank group holding holdings international global national company corporation industries industry industrial
management services service solutions systems shipping general first for et capital fund trust partners investment investments
government ministry foundation construction oil gas energy insurance china india america europe asia africa north south east west
northern southern eastern western central enterprise enterprises establishment technology technologies logistics consulting finance
financial securities products commercial`,
);
