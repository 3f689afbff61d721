import { randomFrom } from './random';

const WORDS =
  'Invoice sent on Monday, waiting for approval by finance; renewal due in May. Called twice, left a message with reception about the offer and the open order'.split(
    ' ',
  );
const FIRST = 'ines owen maria jakub li sofia noah amara pedro yuki'.split(' ');
const LAST = 'barreto hallworth nowak chen okafor lindqvist moreau tanaka'.split(' ');
const HOSTS = 'tidewater.example.com kestrel.example.com acme.com northwind.co.uk gmail.com'.split(' ');

/** Makes the texts of a CRM: words, and in the wanted share of them one address or two. */
export function textMaker(share: number, seed = 7) {
  const random = randomFrom(seed);
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const email = (): string => `${pick(FIRST)}.${pick(LAST)}${Math.floor(random() * 1000)}@${pick(HOSTS)}`;
  const words = (count: number): string => Array.from({ length: count }, () => pick(WORDS)).join(' ');

  return {
    random,
    email,
    /** A text of about 27 characters. */
    text(): string {
      if (random() >= share) return words(2 + Math.floor(random() * 5));
      const kind = random();
      if (kind < 0.5) return email();
      return kind < 0.85 ? `${words(2)} ${email()}, ${words(1)}` : `${email()}; ${email()}`;
    },
  };
}
export type TextMaker = ReturnType<typeof textMaker>;
