import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { say } from './say';

/** Frame, color and shape of each tone. */
export const NOTICE_LOOKS = {
  neutral: { box: 'border-line bg-well', ink: 'text-second', Icon: Info },
  caution: { box: 'border-caution-line bg-caution-well', ink: 'text-caution', Icon: TriangleAlert },
  problem: { box: 'border-problem-line bg-problem-well', ink: 'text-problem', Icon: CircleAlert },
} as const;

/**
 * A boxed message: icon, title, text, and the next action as buttons. It never relies on color alone. Its title is said when it
 * appears, unless its tone is neutral.
 */
export function Notice({
  tone = 'neutral',
  title,
  children,
  actions,
  ...data
}: {
  tone?: keyof typeof NOTICE_LOOKS;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  'data-testid'?: string;
  'data-kind'?: string;
}) {
  const { box, ink, Icon } = NOTICE_LOOKS[tone];
  const titleBox = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (tone !== 'neutral') say(titleBox.current?.textContent ?? '');
  }, [tone]);
  return (
    <section
      data-testid={`notice-${tone}`}
      {...data}
      // Firefox draws the track of a list in a notice white.
      className={`flex gap-2.5 rounded-md border p-3 [scrollbar-color:var(--color-edge)_transparent] ${box}`}
    >
      <Icon className={`mt-0.5 ${ink}`} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p ref={titleBox} className="font-semibold">
          {title}
        </p>
        {children}
        {actions !== undefined && <div className="mt-1 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </section>
  );
}
