import type { Message } from './messages.ts';

/** One mail as a mail program shows it. */
export function Mail({ message }: { message: Message }) {
  return (
    <article data-testid="mail" className="border-b border-line px-4 py-3 last:border-0">
      <header className="flex justify-between gap-3">
        <p className="min-w-0 font-medium break-words">{message.from}</p>
        <time className="shrink-0 text-quiet">{message.when}</time>
      </header>
      <p className="text-[11px] break-words text-quiet">to {message.to}</p>
      <div className="pt-2 leading-5 break-words">
        {message.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {message.quoted && (
        <blockquote className="mt-2 border-l-2 border-line pl-3 leading-5 break-words text-quiet">
          {message.quoted}
        </blockquote>
      )}
    </article>
  );
}
