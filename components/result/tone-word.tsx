import type { Tone } from '@/utils/reading/score/tone';

/** Text and background of each tone; null is neutral. */
const TONE_LOOK: Record<Tone | 'neutral', string> = {
  calm: 'border-calm bg-calm-well text-calm',
  caution: 'border-caution bg-caution-well text-caution',
  danger: 'border-problem bg-problem-well text-problem',
  neutral: 'border-line bg-well text-ink',
};

const SHAPES: Record<Tone, string> = {
  calm: 'M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1Z',
  caution: 'M6 1 11.5 11H.5Z',
  danger: 'M6 .3 11.7 6 6 11.7.3 6Z',
};

/** Shape of a tone beside its word, because many people cannot rely on color: circle, triangle, diamond. */
function ToneSign({ tone }: { tone: Tone }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0 fill-current">
      <path d={SHAPES[tone]} />
    </svg>
  );
}

/** A word in a box: with color and shape if a tone is given, otherwise plain. */
export function ToneWord({ tone, children }: { tone: Tone | null; children: string }) {
  return (
    <span
      data-tone={tone ?? 'neutral'}
      className={`inline-flex max-w-full items-center gap-1.5 rounded-md border px-2 py-0.5 font-semibold ${TONE_LOOK[tone ?? 'neutral']}`}
    >
      {tone !== null && <ToneSign tone={tone} />}
      <bdi className="min-w-0">{children}</bdi>
    </span>
  );
}
