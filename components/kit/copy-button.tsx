import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Appear } from './appear';
import { Button } from './button';
import { IconButton } from './icon-button';
import { useTexts } from './texts';

/** Copies a text and confirms it, or says that the browser refused. `icon`: the label is only its name. */
export function CopyButton({
  text,
  variant,
  children,
}: {
  text: () => string;
  variant?: 'primary' | 'icon';
  children: string;
}) {
  const { t } = useTexts();
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  const isIcon = variant === 'icon';
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {isIcon ? (
        <IconButton icon={state === 'copied' ? Check : Copy} name={children} onPress={() => void copy()} />
      ) : (
        <Button {...(variant && { variant })} onPress={() => void copy()}>
          {variant && <Copy />}
          {children}
        </Button>
      )}
      <span role="status" className={isIcon && state === 'copied' ? 'sr-only' : 'text-xs text-muted'}>
        {state === 'copied' && (
          <Appear>
            <Check />
            {t('caseFile.copied')}
          </Appear>
        )}
        {state === 'refused' && t('caseFile.notCopied')}
      </span>
    </span>
  );
}
