import { BrandMark } from '@/components/kit/brand-mark';
import { useTexts } from '@/components/kit/texts';

const EMAIL = 'jane@example.com';

/** A drawing of the menu and the card, marked as an example: no address was looked up for it. */
export function PictureOfUse() {
  const { t } = useTexts();
  return (
    <figure className="flex flex-col gap-2 self-start lg:row-span-2">
      <figcaption className="text-xs text-muted">{t('welcome.howYouUseIt')}</figcaption>
      <div
        aria-hidden="true"
        className="flex flex-col gap-3 rounded-lg border border-dashed border-edge p-4 text-second select-none"
      >
        <p className="text-accent underline decoration-dotted underline-offset-4">{EMAIL}</p>
        <div className="rounded-md border border-line bg-raised p-1.5 shadow-2">
          <p className="px-2.5 py-1.5">{t('welcome.exampleCopy')}</p>
          <p className="flex items-center gap-2 rounded-sm bg-accent-well px-2.5 py-1.5 text-accent">
            <BrandMark /> {t('menu.scoreAddress', { email: EMAIL })}
          </p>
        </div>
        <div className="rounded-md border border-line bg-raised p-3 shadow-2">
          <p className="flex items-center gap-3">
            <span className="text-score font-semibold text-ink">8</span>
            <span className="rounded-full border border-line bg-well px-2 text-xs font-semibold">
              {t('welcome.exampleLabel')}
            </span>
          </p>
          <p className="mt-1 text-xs text-muted">{t('welcome.exampleResult')}</p>
        </div>
      </div>
    </figure>
  );
}
