import type { Contact } from '../people/contact.ts';

const COLOURS = [
  'bg-teal-700',
  'bg-slate-500',
  'bg-indigo-400',
  'bg-amber-700',
  'bg-rose-400',
  'bg-emerald-700',
  'bg-sky-700',
];

/** Initials on a colour that stays with the person. */
export function Avatar({ contact, large = false }: { contact: Contact; large?: boolean }) {
  const words = contact.name.split(' ');
  const initials = `${words[0]?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}`;
  const size = large ? 'size-11 text-base' : 'size-6 text-[10px]';
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-full font-semibold text-white ${size} ${COLOURS[contact.id % COLOURS.length]}`}
    >
      {initials}
    </span>
  );
}
