import { Check, CircleAlert, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { Tone } from '@/utils/reading/score/tone';

/** Text and background of each tone; null is neutral. */
const TONE_LOOK: Record<Tone | 'neutral', string> = {
  calm: 'border-calm-line bg-calm-well text-calm',
  caution: 'border-caution-line bg-caution-well text-caution',
  danger: 'border-problem-line bg-problem-well text-problem',
  neutral: 'border-line bg-well text-second',
};

/** Shape of a tone beside its word, because many people cannot rely on color. */
const SHAPES: Record<Tone, LucideIcon> = { calm: Check, caution: TriangleAlert, danger: CircleAlert };

/** A word in a box: with color and shape if a tone is given, otherwise plain. `icon`: another shape, such as of a state. */
export function ToneWord({ tone, icon, children }: { tone: Tone | null; icon?: LucideIcon; children: string }) {
  const Shape = icon ?? (tone && SHAPES[tone]);
  return (
    <span
      data-tone={tone ?? 'neutral'}
      className={`inline-flex max-w-full items-center gap-1.5 rounded-full border px-2 py-0.5 text-xs font-semibold ${TONE_LOOK[tone ?? 'neutral']}`}
    >
      {Shape && <Shape className="size-3 stroke-[2.25]" />}
      <bdi className="min-w-0">{children}</bdi>
    </span>
  );
}
