/** The ways in which a row writes its address; each makes other nodes of it. */
export const SHAPES = ['text', 'parts', 'bold', 'link', 'titled', 'sentence', 'two', 'broken'] as const;

export interface Person {
  id: number;
  user: string;
  host: string;
  shape: (typeof SHAPES)[number];
  look: '' | 'hidden' | 'indent';
  /** Counts up in a sentence: the text around an address changes, the address does not. */
  seen: number;
}

const USERS = ['ana', 'bo.olsen', 'cyd', "d'arcy", 'eve+crm', 'finn', 'greta', 'hugo.w', 'ivy', 'jon'];
const HOSTS = ['ferro.example', 'neill.example.com', 'dahl.test', 'egge-falk.example', 'grün.example', 'six.example'];

/** Every address that can appear in the page. */
export const ADDRESSES = USERS.flatMap((user) => HOSTS.map((host) => `${user}@${host}`));

/** One random change of the list. */
export function changed(people: readonly Person[], random: () => number, id: number): Person[] {
  const below = (end: number) => Math.floor(random() * end);
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  };
  const fresh = (): Person => ({ id, user: one(USERS), host: one(HOSTS), shape: one(SHAPES), look: '', seen: 0 });
  const next = [...people];
  const at = below(next.length);
  const person = next[at];
  const kind = below(12);
  if (person === undefined || (kind < 2 && next.length < 40)) next.splice(at, 0, fresh());
  else if (kind < 4 && next.length > 6) next.splice(at, 1);
  else if (kind === 4) next.splice(below(next.length), 0, ...next.splice(at, 1));
  else if (kind === 5) next.reverse();
  else if (kind === 6) next[at] = { ...person, user: one(USERS) };
  else if (kind === 7) next[at] = { ...person, host: one(HOSTS) };
  else if (kind === 8) next[at] = { ...person, shape: one(SHAPES) };
  else if (kind === 9) next[at] = { ...person, look: one(['', '', 'hidden', 'indent'] as const) };
  else if (kind === 10) next[at] = { ...person, seen: person.seen + 1 };
  else next.splice(at, 1, fresh());
  return next;
}
