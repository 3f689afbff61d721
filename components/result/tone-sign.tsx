import type { Tone } from '@/utils/reading/score/tone';

/** Text and background of each tone; null is neutral. */
export const TONE_LOOK: Record<Tone | 'neutral', string> = {
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
export function ToneSign({ tone }: { tone: Tone }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0 fill-current">
      <path d={SHAPES[tone]} />
    </svg>
  );
}
