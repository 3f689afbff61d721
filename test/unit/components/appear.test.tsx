import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { CopyButton } from '@/components/kit/copy-button';
import { ENGLISH } from '../../texts/english';
import { render } from '../../texts/render';
import { AnsweredCard, score, showLookup } from './result/result-stage';

const reducedMotion = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
afterEach(() => reducedMotion(''));

const motionAround = (element: Element) => {
  const moving = element.closest('.motion-safe\\:animate-appear');
  const { animationName, animationDuration } = getComputedStyle(moving ?? element);
  return animationName === 'none' ? 'none' : `${animationName} ${animationDuration}`;
};

test.each([
  ['no-preference', 'appear 0.12s'],
  ['reduce', 'none'],
])('with motion %s, a result and a confirmation appear with the animation %s', async (value, motion) => {
  await reducedMotion(value);
  await showLookup({ answer: { risk_score: 44 } });
  expect(motionAround(score.element())).toBe(motion);
  await render(<AnsweredCard text='{"risk_score":45}' />);
  expect(motionAround(page.getByText('45').element())).toBe(motion);
  await render(<CopyButton text={() => ''}>Copy</CopyButton>);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  const copied = page.getByText(ENGLISH.t('caseFile.copied'));
  await expect.element(copied).toBeInTheDocument();
  expect(motionAround(copied.element())).toBe(motion);
});
