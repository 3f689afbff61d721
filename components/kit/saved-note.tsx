import { Appear } from './appear';
import { useTexts } from './texts';

/** Says that a choice was saved. Always rendered: a status is only announced if it was there before its text. */
export function SavedNote({ isSaved }: { isSaved: boolean }) {
  const { t } = useTexts();
  return <span role="status">{isSaved && <Appear>{t('form.saved')}</Appear>}</span>;
}
