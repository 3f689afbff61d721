import type { Tone } from '@/utils/reading/score/tone';
import { TONE_LOOK, ToneSign } from './tone-sign';

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
