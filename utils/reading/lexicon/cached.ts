/** Where an object keeps what readers said of it. */
const ANSWERS = Symbol('answers');
let readers = 0;

/**
 * Caches the answer about an object, on the object itself: with a weak map for each reader, every garbage collection of a
 * large answer walks through all of them. Make readers once, not per call.
 */
export function cached<Key extends object, Answer>(read: (key: Key) => Answer): (key: Key) => Answer {
  const index = readers++;
  return (key) => {
    // Nobody else can name the property.
    const holder = key as { [ANSWERS]?: unknown[] };
    const answers = holder[ANSWERS] ?? [];
    if (holder[ANSWERS] === undefined) Object.defineProperty(key, ANSWERS, { value: answers });
    // Only this reader writes under its index.
    if (index in answers) return answers[index] as Answer;
    const answer = read(key);
    answers[index] = answer;
    return answer;
  };
}
