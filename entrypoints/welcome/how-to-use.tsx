import { browser } from '#imports';
import { Button } from '@/components/form/button';
import { useShortcuts } from '@/hooks/settings/use-shortcuts';

/** The daily gestures. The browser draws each one, so no web page can imitate it. */
export function HowToUse() {
  const shortcuts = useShortcuts();
  const keys = shortcuts?._execute_action ?? '';
  return (
    <>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        <li>
          Right-click an email address in any page, as a link, as text or in a form field, and choose{' '}
          <strong className="font-semibold">Score this email address</strong>. The score stands beside it.
        </li>
        <li>
          Select a name, right-click it and choose <strong className="font-semibold">Check subject</strong>. The form
          opens with the name in it; nothing is sent until you send the form.
        </li>
        <li>
          Press the Sightline button of the browser{keys !== '' && <Keys>{keys}</Keys>} to type an address or a subject.
          If it is not there, pin it from the browser's menu of extensions.
        </li>
      </ul>
      <p>
        <Button onPress={() => void browser.runtime.openOptionsPage()}>All options</Button>
      </p>
    </>
  );
}

function Keys({ children }: { children: string }) {
  return (
    <>
      {' '}
      (or <kbd>{children}</kbd>)
    </>
  );
}
